import { Skeleton } from './skeleton'

interface SkeletonTextProps {
  lines?: number
}

const WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-3/5']

/** Lines of a text that is loading. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <span aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={`my-[0.4em] h-[0.75em] ${line === lines - 1 && lines > 1 ? 'w-3/5' : WIDTHS[line % 3]}`}
        />
      ))}
    </span>
  )
}
