import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'
import { ChatsFrame } from './chats-frame'

const ROWS = ['1', '2', '3', '4', '5']

/** The chats while they are loading. */
export function ChatsSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading your messages`} immediate>
      <ChatsFrame isOpen={false} list={<RowBones />}>
        {null}
      </ChatsFrame>
    </SkeletonScreen>
  )
}

/** A conversation while it is loading. */
export function ChatSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading the conversation`} immediate>
      <ChatsFrame isOpen list={<RowBones />}>
        <div className="flex items-center gap-3.5 border-b border-line px-gutter py-3 tablet:px-8">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="h-5 w-40" />
        </div>
        <div className="flex flex-1 flex-col justify-end gap-4 px-gutter pb-6 tablet:px-8">
          <Skeleton className="h-16 w-2/3" />
          <Skeleton className="h-12 w-1/2 self-end" />
          <Skeleton className="h-20 w-3/5" />
        </div>
      </ChatsFrame>
    </SkeletonScreen>
  )
}

function RowBones() {
  return (
    <>
      <Skeleton className="mb-7 h-11 w-48" />
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-3.5 py-3">
          <Skeleton className="size-12 shrink-0 rounded-full" />
          <div className="flex-1">
            <Skeleton className="mb-2 h-4 w-1/2" />
            <Skeleton className="h-4 w-5/6" />
          </div>
        </div>
      ))}
    </>
  )
}
