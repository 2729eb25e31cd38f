import { Skeleton } from '#/ui/states/skeleton'
import { HomeNote, NOTES } from './home-note'

/** Home's notes while their course is loading. */
export function NotesSkeleton() {
  return (
    <ul aria-hidden className={NOTES}>
      {[0, 1, 2].map((index) => (
        <HomeNote
          key={index}
          label={<Skeleton className="h-3.5 w-20" />}
          title={<Skeleton className="my-0.5 h-4.5 w-4/5" />}
          link={<Skeleton className="my-1 h-3.5 w-28" />}
        />
      ))}
    </ul>
  )
}
