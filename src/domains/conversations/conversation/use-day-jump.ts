import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { MessageStore } from '#/domains/chats/message-store'
import { chatQueries } from '#/domains/chats/queries'
import { calendarDay } from '#/lib/dates'
import type { Marked } from './use-held-place'

/** How far the search for the first message of a day is. */
export type DayJump =
  | { state: 'none' }
  | { state: 'looking'; day: number }
  /** Nothing was written on that day; `next` is the day of the first message after it, null: there is none. */
  | { state: 'missing'; day: number; next: number | null }
  | { state: 'failed'; day: number; error: Error }

/** Leads to the first message of a day, as `calendarDay` counts them in the learner's zone, or after it. */
export function useDayJump(chatId: number, store: MessageStore, onFind: (marked: Marked) => void) {
  const client = useQueryClient()
  const { zone } = useLearnerTime()
  const [jump, setJump] = useState<DayJump>({ state: 'none' })
  const turn = useRef(0)

  async function start(day: number) {
    turn.current += 1
    const own = turn.current
    setJump({ state: 'looking', day })
    try {
      const id = await client.query(chatQueries.day(chatId, day, zone))
      // Another day was chosen meanwhile, or the note was closed.
      if (own !== turn.current) return
      const message = id === null ? undefined : store.get(id)
      const next = message ? calendarDay(message.createdAt, zone) : null
      setJump(next === day ? { state: 'none' } : { state: 'missing', day, next })
      if (message) onFind({ id: message.id, isSaid: true })
    } catch (error) {
      if (own === turn.current) setJump({ state: 'failed', day, error: error as Error })
    }
  }
  function stop() {
    turn.current += 1
    setJump({ state: 'none' })
  }
  return { jump, start: (day: number) => void start(day), stop }
}
