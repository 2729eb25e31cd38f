import { COURSE_NAME_ID } from '#/first-view/course-name'
import { Skeleton } from '#/ui/skeleton'

/** Home's parts before its code: tabs, greeting, the course's picture and name. At other addresses the boot script leaves the first two. */
export function HomeBones() {
  return (
    <>
      <Skeleton className="mt-3 h-6 w-60" />
      <div className="type-display mt-8 mb-7 min-h-[3lh] max-tablet:text-[calc(min(2rem,12vw)*var(--display-scale))] tablet:mt-12 tablet:mb-10 tablet:min-h-[2lh]">
        <Skeleton className="my-[0.1lh] h-[0.8lh] w-[min(36rem,90%)]" />
        <Skeleton className="my-[0.1lh] h-[0.8lh] w-[min(24rem,60%)]" />
      </div>
      <div className="grid gap-5 wide:grid-cols-[minmax(0,1.42fr)_minmax(0,1fr)] wide:gap-11">
        <Skeleton className="-mx-gutter aspect-[16/9] rounded-none! tablet:mx-0 tablet:aspect-[16/10] tablet:rounded-lg!" />
        <p id={COURSE_NAME_ID} className="text-small text-muted wide:mt-1" />
      </div>
    </>
  )
}
