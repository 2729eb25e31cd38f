import { Skeleton } from '#/ui/states/skeleton'
import type { HomeworkPlace } from '../entries/homework-place'
import { HOMEWORK_ROW_GRID, HomeworkRowContent } from './row-look'

interface RowSkeletonProps {
  count: number
  place: HomeworkPlace
}

/** Placeholder rows of homework, laid out like the real ones. */
export function RowSkeleton({ count, place }: RowSkeletonProps) {
  const isTask = place === 'tasks'
  return (
    <div className="border-b border-line">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="border-t border-line [&_svg]:invisible">
          <div className={HOMEWORK_ROW_GRID}>
            <HomeworkRowContent
              media={<Skeleton className={isTask ? 'size-5' : 'size-14'} />}
              heading={<LineBone className="h-4 w-1/2 max-tablet:w-4/5" />}
              detail={<LineBone className="h-3.5 w-1/3 max-tablet:w-3/5" />}
              pill={<Skeleton className="h-6.5 w-28 rounded-full! max-tablet:mb-0.5" />}
              {...(!isTask && { points: <Skeleton className="ms-auto h-3.5 w-14" /> })}
            />
          </div>
        </div>
      ))}
    </div>
  )
}

/** A line of text, with the room above and below that a line has. */
const LineBone = ({ className }: { className: string }) => (
  <span className="flow-root">
    <Skeleton className={`my-0.75 ${className}`} />
  </span>
)
