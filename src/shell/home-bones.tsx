import { Skeleton } from '#/ui/skeleton'

/** Home's parts before its code: tabs, greeting, picture. At other addresses the boot script leaves the first two. */
export function HomeBones() {
  return (
    <>
      <Skeleton className="mt-3 h-6 w-60" />
      <Skeleton className="mt-8 h-9 w-[min(36rem,90%)] tablet:mt-13 tablet:h-13" />
      <Skeleton className="mt-2 h-9 w-[min(24rem,60%)] tablet:h-13" />
      <Skeleton className="-mx-gutter mt-12.75 aspect-[16/9] rounded-none! tablet:mx-0 tablet:mt-11.25 tablet:aspect-[16/10] tablet:rounded-lg! wide:w-[56.2%]" />
    </>
  )
}
