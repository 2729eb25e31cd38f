import type { ReactNode } from 'react'
import { EmptyState } from './empty-state'
import { Page } from './page'

interface MissingScreenProps {
  /** Of the document. */
  title: string
  heading: string
  /** The way on. */
  action: ReactNode
  /** What may be the reason. */
  children: ReactNode
}

/** An address of a section that leads to nothing: what is missing, why, and the way on. */
export function MissingScreen({ title, heading, action, children }: MissingScreenProps) {
  return (
    <Page title={title} head="" titleLook="hidden">
      <EmptyState title={heading} action={action}>
        {children}
      </EmptyState>
    </Page>
  )
}
