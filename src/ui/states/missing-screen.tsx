import type { ReactNode } from 'react'
import { EmptyState } from './empty-state'
import { Page } from '../page/page'
import { useLateTitle } from '../page/document-title'

interface MissingScreenProps {
  /** Title of the document. */
  title: string
  heading: string
  /** The way on. */
  action: ReactNode
  /** What the reason may be. */
  children: ReactNode
}

/** An address that leads to nothing inside a section: what is missing, why, and the way on. */
export function MissingScreen({ title, heading, action, children }: MissingScreenProps) {
  useLateTitle()
  return (
    <Page title={title} head="" titleLook="hidden">
      <EmptyState title={heading} action={action}>
        {children}
      </EmptyState>
    </Page>
  )
}
