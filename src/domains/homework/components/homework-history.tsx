import { useLingui } from '@lingui/react/macro'
import { ErrorBlock } from '#/ui/error-block'
import { Skeleton } from '#/ui/skeleton'
import { SkeletonScreen } from '#/ui/skeleton-screen'
import { SkeletonText } from '#/ui/skeleton-text'
import { numberedTurns } from '../homework-attempts'
import { TurnOfThread } from './turn'
import type { ThreadRead } from './use-thread'

interface HomeworkHistoryProps {
  thread: ThreadRead
  /** Another answer is being made: the first one is called so. */
  isRetried: boolean
}

/** What was sent and answered, the newest first; nothing earlier is replaced. */
export function HomeworkHistory({ thread, isRetried }: HomeworkHistoryProps) {
  const { t } = useLingui()
  const turns = numberedTurns(thread.messages)
  const own = turns.filter(({ author }) => author === null).length
  const { chatId } = thread
  if (thread.isPending && !thread.error) {
    return (
      <SkeletonScreen label={t`Loading what was written`} onRetry={thread.retry} className="border-t border-line pt-6">
        <div className="mb-4 flex items-center gap-3">
          <Skeleton className="size-9 rounded-full!" />
          <Skeleton className="h-9 w-44" />
        </div>
        <SkeletonText lines={4} />
      </SkeletonScreen>
    )
  }
  if (thread.error) {
    return (
      <ErrorBlock
        error={thread.error}
        title={t`What was written didn’t load.`}
        safe={t`Your answer is safe.`}
        retrying={thread.isRetrying}
        onRetry={thread.retry}
      />
    )
  }
  if (chatId === null) return null
  return turns
    .toReversed()
    .map((turn) => (
      <TurnOfThread key={turn.messages[0]?.id} turn={turn} chatId={chatId} isOnly={own < 2 && !isRetried} />
    ))
}
