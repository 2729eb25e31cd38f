import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CodeFlow } from './use-code-flow'

interface CodeLeadProps {
  flow: CodeFlow
  /** The address or number to which codes are sent. */
  sentTo: ReactNode
  children: ReactNode
}

/** What is said about the code that was sent; once that one is void, where the next one will go. */
export function CodeLead({ flow, sentTo, children }: CodeLeadProps) {
  return flow.isVoid ? <Trans>It will go to {sentTo}.</Trans> : children
}
