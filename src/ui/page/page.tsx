import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './breadcrumbs'
import { cx } from '../cx'
import { useDocumentTitle, PAGE_TITLE_ID } from './document-title'
import { Skeleton } from '../states/skeleton'

interface PageProps {
  /** The h1; undefined while it is loading. */
  title: string | undefined
  /** The tab's title, where it differs from the h1. */
  documentTitle?: string | undefined
  /** The phone header's text, where it differs from the title. */
  head?: string
  /** Drawn instead of the plain title, inside the h1. */
  heading?: ReactNode
  /** display: the one big line of a screen; hidden: the title is drawn elsewhere. */
  titleLook?: 'h1' | 'display' | 'hidden'
  lead?: ReactNode
  crumbs?: readonly Crumb[]
  /** Buttons to the right of the title, below it on phones. */
  actions?: ReactNode
  children: ReactNode
  className?: string
}

/** Head and body of a screen: document title, breadcrumbs, and the h1, which takes the focus after a change of route. */
export function Page({
  title,
  documentTitle,
  head,
  heading,
  titleLook = 'h1',
  lead,
  crumbs,
  actions,
  children,
  className,
}: PageProps) {
  useDocumentTitle(documentTitle ?? title, head)
  const hidden = titleLook === 'hidden'
  return (
    <div className={className}>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <header className={cx(!hidden && 'mb-7 flex flex-wrap items-start justify-between gap-x-8 gap-y-4 tablet:mb-10')}>
        <div className="min-w-0">
          <h1
            id={PAGE_TITLE_ID}
            tabIndex={-1}
            className={hidden ? 'sr-only' : titleLook === 'display' ? 'type-display' : 'type-h1'}
          >
            {title === undefined ? <TitleBone name={head} /> : (heading ?? title)}
          </h1>
          {lead && <p className="mt-3 max-w-[58ch] text-lead tracking-[-0.008em] text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

/** Names what is loading for those who reach the screen by its heading. */
function TitleBone({ name }: { name: string | undefined }) {
  return (
    <>
      <Skeleton className="h-[1.1em] w-[12ch]" />
      <span className="sr-only">{name}</span>
    </>
  )
}
