import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { ShowMore } from '#/ui/buttons/show-more'
import { handFocusOn } from '#/ui/keyboard'
import { NearOnly } from '#/ui/late/near-only'
import { ErrorBlock } from '#/ui/states/error-block'
import { Skeleton, SkeletonScreen, SkeletonText } from '#/ui/states/skeleton'
import { attemptsOf, numberedTurns } from './homework-attempts'
import { TurnOfThread } from './turn'
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

/** Turns shown at first, and added with each press. */
const TURNS_AT_ONCE = 8
/** Height of a turn until it has been drawn. */
const TURN_PX = 400

/** The turn at a place in the list; it is drawn when it is the first of those that a press has shown. */
const turnAt = (place: number) => `[data-from="${place}"]`

/** What was sent and answered, newest first; nothing earlier is replaced. */
export function HomeworkHistory({ thread, isRetried, isReviewed, pages }: HomeworkHistoryProps) {
  const { t } = useLingui()
  const turns = numberedTurns(thread.messages)
  const list = useRef<HTMLDivElement>(null)
  const { chatId } = thread
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
    thread.isPending && (
      <div className="flex flex-col gap-8 overflow-x-clip">
        <SkeletonScreen label={t`Loading the conversation`} onRetry={thread.retry}>
          {isReviewed ? <TurnSkeleton lines={6} /> : <TurnSkeleton lines={2} withPictures />}
        </SkeletonScreen>
        {isReviewed && <TurnSkeleton lines={2} withPictures />}
      </div>
    )
  )
  if (chatId === null || turns.length === 0) return missing
  const shown = turns.toReversed().slice(0, pages * TURNS_AT_ONCE)
  const firstNew = (pages - 1) * TURNS_AT_ONCE
  // Few of them are drawn whole; of many those far from the view are empty space, or there would be thousands of elements.
  const kept = shown.length > TURNS_AT_ONCE ? [0, firstNew] : [...shown.keys()]
  const isNumbered = !thread.isPending && (attemptsOf(turns) > 1 || isRetried)
  return (
    <div ref={list} className="flex flex-col gap-8">
      <div>
        <NearOnly count={shown.length} height={TURN_PX} kept={kept} keyOf={(place) => shown[place]?.messages[0]?.id}>
          {(place) => {
            const turn = shown[place]
            return (
              turn && (
                <div className={place > 0 ? 'pt-8' : ''}>
                  <TurnOfThread turn={turn} chatId={chatId} isNumbered={isNumbered} />
                </div>
              )
            )
          }}
        </NearOnly>
      </div>
      <ShowMore list={list} row={turnAt} shown={shown.length} total={turns.length} step={TURNS_AT_ONCE} pages={pages} />
      {shown.length === turns.length && missing}
    </div>
  )
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
