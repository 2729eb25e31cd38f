import { useLingui } from '@lingui/react/macro'
import { handFocusOn } from '#/ui/keyboard'
import { part } from '#/ui/late/part'
import { ErrorBlock } from '#/ui/states/error-block'
import { Skeleton, SkeletonScreen, SkeletonText } from '#/ui/states/skeleton'
import { attemptsOf, numberedTurns } from './homework-attempts'
import type { ThreadRead } from './use-thread'

interface HomeworkHistoryProps {
  thread: ThreadRead
  /** Another answer is being written, so the first one is named as such. */
  isRetried: boolean
  /** Its last answer has been reviewed, by its state. */
  isReviewed: boolean
  /** Number of pages of turns shown; the address holds it. */
  pages: number
}

// Its code comes along with the messages.
const Turns = part(() => import('./turns'), 'Turns')

/** What was sent and answered, newest first; nothing earlier is replaced. */
export function HomeworkHistory({ thread, isRetried, isReviewed, pages }: HomeworkHistoryProps) {
  const { t } = useLingui()
  const turns = numberedTurns(thread.messages)
  const code = Turns.useCode()
  const { chatId } = thread
  const skeleton = (
    <div className="flex flex-col gap-8 overflow-x-clip">
      <SkeletonScreen label={t`Loading the conversation`} onRetry={thread.retry}>
        {isReviewed ? <TurnSkeleton lines={6} /> : <TurnSkeleton lines={2} withPictures />}
      </SkeletonScreen>
      {isReviewed && <TurnSkeleton lines={2} withPictures />}
    </div>
  )
  const missing = thread.error ? (
    <div key="failed" ref={handFocusOn}>
      <ErrorBlock
        error={thread.error}
        title={turns.length > 0 ? t`Earlier messages didn’t load` : t`The conversation didn’t load`}
        safe={t`Your answer is safe.`}
        retrying={thread.isRetrying}
        onRetry={thread.retry}
      />
    </div>
  ) : (
    thread.isPending && skeleton
  )
  if (chatId === null || turns.length === 0) return missing
  if (!code) return skeleton
  const isNumbered = !thread.isPending && (attemptsOf(turns) > 1 || isRetried)
  return <code.Turns turns={turns} chatId={chatId} isNumbered={isNumbered} pages={pages} missing={missing} />
}

/** Placeholder of a turn: a review is mostly words, an answer mostly pictures. */
function TurnSkeleton({ lines, withPictures = false }: { lines: number; withPictures?: boolean }) {
  return (
    <div className="border-t border-line pt-6">
      <div className="mb-4 flex items-center gap-3">
        <Skeleton className="size-9 rounded-full!" />
        <Skeleton className="h-9 w-44" />
      </div>
      <div className={withPictures ? '' : 'text-lead leading-[1.55]'}>
        <SkeletonText lines={lines} />
      </div>
      {withPictures && (
        <div className="mt-4 grid gap-3 max-tablet:auto-cols-[62%] max-tablet:grid-flow-col tablet:grid-cols-3">
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="aspect-4/3" />
          ))}
        </div>
      )}
    </div>
  )
}
