import { type ReactNode, useRef } from 'react'
import { ShowMore } from '#/ui/buttons/show-more'
import { NearOnly } from '#/ui/late/near-only'
import type { NumberedTurn } from './homework-attempts'
import { TurnOfThread } from './turn'

/** Turns shown at first, and added with each press. */
const TURNS_AT_ONCE = 8
/** Height of a turn until it has been drawn. */
const TURN_PX = 400

/** The turn at a place in the list; it is drawn when it is the first of those that a press has shown. */
const turnAt = (place: number) => `[data-from="${place}"]`

interface TurnsProps {
  /** Oldest first. */
  turns: readonly NumberedTurn[]
  chatId: number
  /** There are several answers, and it is known which one is which. */
  isNumbered: boolean
  pages: number
  /** Stands for the earliest turns, where they have not come. */
  missing: ReactNode
}

/** Turns of a homework's conversation, newest first. */
export function Turns({ turns, chatId, isNumbered, pages, missing }: TurnsProps) {
  const list = useRef<HTMLDivElement>(null)
  const shown = turns.toReversed().slice(0, pages * TURNS_AT_ONCE)
  const firstNew = (pages - 1) * TURNS_AT_ONCE
  // Few of them are drawn whole; of many those far from the view are empty space, or there would be thousands of elements.
  const kept = shown.length > TURNS_AT_ONCE ? [0, firstNew] : [...shown.keys()]
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
