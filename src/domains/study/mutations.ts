import { type MutationFunctionContext, mutationOptions, type QueryClient } from '@tanstack/react-query'
import { loadCode } from '#/platform/load-code'

import { track } from '#/analytics/track'
import { api, type Call } from '#/api/client'
import { type Confirmed, confirmedMutation, wasReadBack } from '#/api/confirmed-mutation'
import { refetch } from '#/api/refetch'
import { ALWAYS_STALE } from '#/api/stale-time'
import { pointQueries } from '#/domains/points/queries'
import { invariant } from '#/lib/invariant'
import type { FilterChange } from './days/change-filters'
import { ADDING_DEMO } from './streams/stream-groups'
import { standingFreeze } from './streams/stream-state'
import type { ChangedDay, Stream, StreamStatus } from './model'
import { patchDay, patchStream, readStatus, readStream, refreshStream } from './streams/patch-streams'
import { courseQueries } from './stream-queries'
import { studyQueries } from './course-queries'
import { demoSubscriptionWire } from './service-wire'
import { changedDayWire } from './stage-wire'
import { freezeWire } from './stream-wire'

interface DayPlace {
  streamId: number
  /** Id of the day: neither its number nor the id of its status row. */
  dayId: number
}

const loadFilters = () => loadCode(() => import('./days/change-filters'))

/** Mutations of one scope run one after the other, so a finish waits for the start before it. */
const DAY_SCOPE = { id: 'day' }

function changeDay(step: 'start' | 'finish', { streamId, dayId }: DayPlace) {
  invariant(streamId, 'streamId must be set')
  invariant(dayId, 'dayId must be set')
  const path = `user-course-streams/${streamId}/user-day-status/${dayId}/${step}`
  return api.post(path, { query: { expand: 'day.scores' }, json: {} }).data(changedDayWire)
}

type DayStatus = StreamStatus['days'][number]

/** A change of a day, confirmed by the day's status. */
function dayChange(step: 'start' | 'finish', isReached: (status: DayStatus['status']) => boolean) {
  return confirmedMutation({
    send: async (place: DayPlace) => changeDay(step, place),
    readBack: async (place, context) => {
      const status = await readStatus(place, context)
      return status?.days.find(({ stageDayId }) => stageDayId === place.dayId)
    },
    isDone: ({ status }) => isReached(status),
  })
}

/** For `onSuccess`: shows the answer at once; a state that was read back is shown already. */
function keepDay(
  result: Confirmed<ChangedDay, DayStatus>,
  { streamId }: DayPlace,
  _result: unknown,
  { client }: MutationFunctionContext,
): void {
  if (result.isAnswered) patchDay(client, streamId, result.answer)
}

/** For `onSettled`: asks for the stream also after a refusal, which means that our copy of it is outdated. */
function refreshAfter(
  result: Confirmed<unknown, unknown> | undefined,
  error: Error | null,
  { streamId }: { streamId: number },
  _result: unknown,
  { client }: MutationFunctionContext,
): void {
  if (!wasReadBack(result, error)) refreshStream(client, streamId)
}

interface FreezeChange<T> {
  send: (variables: T) => Call
  isDone: (stream: Stream, variables: T) => boolean
}

/** A change of a stream's pause; both kinds are answered with the pause as it is now. */
function freezeOptions<T extends { streamId: number }>(name: string, { send, isDone }: FreezeChange<T>) {
  const change = confirmedMutation({
    send: async (variables: T) => {
      invariant(variables.streamId, 'StreamId must be set')
      return send(variables).data(freezeWire)
    },
    readBack: readStream,
    isDone,
  })
  return mutationOptions({
    mutationKey: ['courses', name],
    mutationFn: change,
    onSuccess: (result, { streamId }, _begun, { client }) => {
      if (result.isAnswered) patchStream(client, streamId, { userCourseStreamFreeze: result.answer })
    },
    onSettled: refreshAfter,
  })
}

/** Fetches the learner's streams again, and the demo's service, by which a screen says what the course is. */
async function loadDemo(client: QueryClient, serviceId: number) {
  const [, streams] = await Promise.allSettled([
    client.query(studyQueries.service(serviceId)),
    client.query({ ...courseQueries.streams(), staleTime: ALWAYS_STALE }),
  ])
  return streams.status === 'fulfilled' ? streams.value : null
}

const addDemo = confirmedMutation({
  send: async (serviceId: number) => {
    invariant(serviceId, 'ServiceId must be set')
    return api.post(`course-services/${serviceId}/demo-subscription`, { json: {} }).data(demoSubscriptionWire)
  },
  readBack: (serviceId, { client }) => loadDemo(client, serviceId),
  isDone: (streams) => streams.some(({ isDemo }) => isDemo),
})

export const courseMutations = {
  /** Starts a day (L10); a repeated call is answered with the state reached. */
  startDay: () =>
    mutationOptions({
      mutationKey: ['courses', 'start-day'],
      scope: DAY_SCOPE,
      mutationFn: dayChange('start', (status) => status !== 'not_started'),
      onSuccess: keepDay,
      onSettled: refreshAfter,
    }),

  /** Finishes a day (L10); `day.scores` of the answer are the points earned. */
  finishDay: () =>
    mutationOptions({
      mutationKey: ['courses', 'finish-day'],
      scope: DAY_SCOPE,
      mutationFn: dayChange('finish', (status) => status === 'finished'),
      onSuccess: keepDay,
      onSettled: (changed, error, place, result, context) => {
        refreshAfter(changed, error, place, result, context)
        refetch(context.client, pointQueries.amount().queryKey)
      },
    }),

  /** Changes a stream's filters (L6): the chosen options of the course, or what a stage is opened without. */
  saveFilters: () =>
    mutationOptions({
      mutationKey: ['courses', 'save-filters'],
      // Each call replaces everything, so they must not overtake each other.
      scope: { id: 'filters' },
      mutationFn: async (change: FilterChange, context) => (await loadFilters()).changeFilters(change, context),
      onSuccess: (result, { streamId }, _result, { client }) => {
        if (result.isAnswered) patchStream(client, streamId, { filters: result.answer.filters })
      },
      onSettled: refreshAfter,
    }),

  /** Pauses a stream between two moments (L4); the server refuses by the fields `start_date` and `end_date`. */
  freeze: () =>
    freezeOptions('freeze', {
      send: ({ streamId, startDate, endDate }: { streamId: number; startDate: Date; endDate: Date }) =>
        api.post(`user-course-streams/${streamId}/freeze/create`, {
          json: { start_date: toSeconds(startDate), end_date: toSeconds(endDate) },
        }),
      // A cancelled pause keeps its dates, so only a standing one counts.
      isDone: (stream, { startDate, endDate }) => {
        const made = standingFreeze(stream)
        return Number(made?.startDate) === Number(startDate) && Number(made?.endDate) === Number(endDate)
      },
    }),

  /** Ends a pause early (L5): a GET that changes state, so it is sent only from here and never retried. */
  endFreeze: () =>
    freezeOptions('end-freeze', {
      send: ({ streamId }: { streamId: number }) => api.get(`user-course-streams/${streamId}/freeze/cancel`),
      isDone: (stream) => standingFreeze(stream) === null,
    }),

  /** Adds a stream of the brand's demo course (A33); a repeated call is answered with the same stream. */
  addDemo: () =>
    mutationOptions({
      mutationKey: ADDING_DEMO,
      mutationFn: addDemo,
      onSuccess: (result, serviceId) => {
        if (result.isAnswered) track('demo_course_add', { serviceId })
      },
      // Pending until the streams are there.
      onSettled: async (result, error, serviceId, _begun, { client }) => {
        if (!wasReadBack(result, error)) await loadDemo(client, serviceId)
      },
    }),
}

function toSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
