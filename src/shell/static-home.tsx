import { COURSE_NAME_ID } from '#/first-view/course-name-place'
import { Skeleton } from '#/ui/states/skeleton'

const line = <Skeleton className="my-[0.1lh] h-[0.8lh] w-[min(36rem,90%)]" />

/** Placeholder for two lines of text, in the size of the surrounding text. */
const lines = (
  <>
    {line}
    <Skeleton className="my-[0.1lh] h-[0.8lh] w-[min(24rem,60%)]" />
  </>
)

/** What the boot script leaves of them for any other screen: a line and a title. */
export function TitleSkeleton() {
  return (
    <>
      <Skeleton className="mt-3 h-6 w-60" />
      <div className="type-display mt-8 max-tablet:greeting-size tablet:mt-12">{line}</div>
    </>
  )
}

/** Placeholders of home before its code: tabs, greeting, the course's picture, name and text. For other screens the boot script keeps the first two. */
export function StaticHome() {
  return (
    <>
      <Skeleton className="mt-3 h-6 w-60" />
      <div className="type-display mt-8 mb-7 min-h-[3lh] max-tablet:greeting-size tablet:mt-12 tablet:mb-10 tablet:min-h-[2lh]">
        {lines}
      </div>
      <div className="grid gap-5 wide:grid-cols-[minmax(0,1.42fr)_minmax(0,1fr)] wide:gap-11">
        <Skeleton className="-mx-gutter aspect-[16/9] rounded-none! tablet:mx-0 tablet:aspect-[16/10] tablet:rounded-lg!" />
        <div className="wide:mt-1">
          <p id={COURSE_NAME_ID} className="mb-3 min-h-[1lh] text-small text-muted" />
          {lines}
        </div>
      </div>
    </>
  )
}
