import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './breadcrumbs'
import { cx } from './cx'
import { useDocumentTitle } from './document-title'
import { PAGE_TITLE_ID } from './page-title-id'
import { Skeleton } from './skeleton'

interface PageProps {
  /** The h1; undefined while it is loading. */
  title: string | undefined
  /** Where the tab says something else than the h1. */
  documentTitle?: string | undefined
  /** Where the head of phones says something else than the title. */
  head?: string
  /** Drawn instead of the plain title, inside the h1. */
  heading?: ReactNode
  /** display: the one big line of a screen; hidden: the title is drawn elsewhere. */
  titleLook?: 'h1' | 'display' | 'hidden'
  lead?: ReactNode
  crumbs?: readonly Crumb[]
  /** Buttons at the right of the title, below it on phones. */
  actions?: ReactNode
  children: ReactNode
  className?: string
}

/** Head and body of a screen: document title, breadcrumbs, h1 as the target of the focus. */
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

/** Who comes to the screen by its heading is told what kind of thing is on its way. */
function TitleBone({ name }: { name: string | undefined }) {
  return (
    <>
      <Skeleton className="h-[1.1em] w-[12ch]" />
      <span className="sr-only">{name}</span>
    </>
  )
}
