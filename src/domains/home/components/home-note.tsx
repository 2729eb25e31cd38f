import type { ReactNode } from 'react'
import { Skeleton } from '#/ui/states/skeleton'

interface HomeNoteProps {
  label: ReactNode
  pill?: ReactNode
  title: ReactNode
  /** A figure of the title, drawn. */
  bar?: ReactNode
  /** One link that leads on. */
  link: ReactNode
}

/** One of the short notes below home's lead. */
export function HomeNote({ label, pill, title, bar, link }: HomeNoteProps) {
  return (
    <li className="border-b border-line py-4.5 wide:row-span-3 wide:grid wide:grid-rows-subgrid wide:border-b-0 wide:py-5.5 wide:pe-6 wide:not-first:border-s wide:not-first:ps-6">
      <p className="flex min-h-6.5 flex-wrap content-start items-center gap-x-2.5 gap-y-1 text-small leading-6.5 text-muted">
        {label} {pill}
      </p>
      <p className="mt-1 mb-2 type-h4 font-strong wrap-anywhere">{title}</p>
      <div className="wide:self-end">
        {bar}
        {link}
      </div>
    </li>
  )
}

/** The row of notes: side by side from 1000 px, with hairlines between and their three parts in line. */
export const NOTES = 'mt-9 border-t border-line tablet:mt-14 wide:grid wide:grid-cols-3 wide:border-b'

/** Home's notes while their course is loading. */
export function NotesSkeleton() {
  return (
    <ul aria-hidden className={NOTES}>
      {[0, 1, 2].map((index) => (
        <HomeNote
          key={index}
          label={<Skeleton className="h-3.5 w-20" />}
          title={<Skeleton className="my-0.5 h-4.5 w-4/5" />}
          {...(index === 2 && { bar: <Skeleton className="mb-2.5 h-(--prog-h,4px)" /> })}
          link={<Skeleton className="my-1 h-3.5 w-28" />}
        />
      ))}
    </ul>
  )
}
