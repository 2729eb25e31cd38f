import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { refetch } from '#/api/refetch'
import { queryAnew } from '#/api/query-anew'
import * as z from '#/lib/zod'
import { outboxKind } from '#/outbox/kind'
import { outboxOf } from '#/outbox/outbox'
import { studyQueries } from '../course-queries'
import { courseMutations } from '../mutations'

const changeSchema = z.object({ step: z.literal(['start', 'finish']), streamId: z.int(), dayId: z.int() })
type DayChange = z.output<typeof changeSchema>

/** The queue of a course's days: a finish arrives after the start before it. */
export const dayQueue = (streamId: number) => `days.${streamId}`

/** The start or finish of a day (L10), made without a line. A repeat is answered with the state reached, however late it comes. */
export const dayChange = outboxKind({
  name: 'day-change',
  parse: (kept) => changeSchema.safeParse(kept).data ?? null,
  repeatSafeMs: Number.POSITIVE_INFINITY,

  async send({ client, payload: { step, ...place } }) {
    const change = step === 'start' ? courseMutations.startDay() : courseMutations.finishDay()
    await new MutationObserver(client, change).mutate(place)
    return 'sent'
  },

  async lookUp({ client, payload: { step, streamId, dayId } }) {
    const { days } = await queryAnew(client, studyQueries.status(streamId))
    const status = days.find(({ stageDayId }) => stageDayId === dayId)?.status ?? 'not_started'
    const isReached = step === 'start' ? status !== 'not_started' : status === 'finished'
    return isReached ? 'done' : 'absent'
  },

  onGone({ client, payload: { streamId } }) {
    refetch(client, studyQueries.status(streamId).queryKey)
  },
})

/** Keeps steps of a day until there is a line, each once. Fails with `OutboxRefused` where the device cannot. */
export async function keepDaySteps(
  client: QueryClient,
  learnerId: number,
  steps: readonly DayChange['step'][],
  place: Omit<DayChange, 'step'>,
): Promise<void> {
  const outbox = outboxOf(client, learnerId)
  const queue = dayQueue(place.streamId)
  for (const step of steps) {
    const isSame = (kept: unknown) => {
      const known = dayChange.parse(kept)
      return known?.step === step && known.dayId === place.dayId
    }
    const isKept = outbox.read().some((entry) => entry.queue === queue && isSame(entry.payload))
    // One after the other, so that the start stands first.
    // oxlint-disable-next-line no-await-in-loop
    if (!isKept) await outbox.enqueue(dayChange, { queue, payload: { step, ...place } })
  }
}
