import { loadCode } from '#/platform/load-code'
import { mutationOptions } from '@tanstack/react-query'

import { track } from '#/analytics/track'
import { api, type Call } from '#/api/client'
import { refetch } from '#/api/refetch'
import { ASK_ANEW } from '#/api/stale-time'
import { pointQueries } from '#/domains/points/queries'
import { invariant } from '#/lib/invariant'
import type { FilterChange } from './days/change-filters'
import { ADDING_DEMO } from './streams/demo-streams'
import { patchDay, patchStream, refreshStream } from './streams/patch-streams'
import { courseQueries } from './stream-queries'
import { studyQueries } from './course-queries'
import { demoSubscriptionWire } from './demo-wire'
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

/** A change of a stream's pause; both kinds are answered with the pause as it is now. */
function freezeOptions<T extends { streamId: number }>(name: string, send: (variables: T) => Call) {
  return mutationOptions({
    mutationKey: ['courses', name],
    mutationFn: (variables: T) => {
      invariant(variables.streamId, 'StreamId must be set')
      return send(variables).data(freezeWire)
    },
    onSuccess: (freeze, { streamId }, _result, { client }) =>
      patchStream(client, streamId, { userCourseStreamFreeze: freeze }),
    onSettled: (_freeze, _error, { streamId }, _result, { client }) => refreshStream(client, streamId),
  })
}

export const courseMutations = {
  /** Starts a day (L10); a repeated call is answered with the state reached. */
  startDay: () =>
    mutationOptions({
      mutationKey: ['courses', 'start-day'],
      scope: DAY_SCOPE,
      mutationFn: (place: DayPlace) => changeDay('start', place),
      onSuccess: (changed, { streamId }, _result, { client }) => patchDay(client, streamId, changed),
      // Also after a failure: a 403 means that our copy of the stream is outdated.
      onSettled: (_changed, _error, { streamId }, _result, { client }) => refreshStream(client, streamId),
    }),

  /** Finishes a day (L10); `day.scores` of the answer are the points earned. */
  finishDay: () =>
    mutationOptions({
      mutationKey: ['courses', 'finish-day'],
      scope: DAY_SCOPE,
      mutationFn: (place: DayPlace) => changeDay('finish', place),
      onSuccess: (changed, { streamId }, _result, { client }) => patchDay(client, streamId, changed),
      onSettled: (_changed, _error, { streamId }, _result, { client }) => {
        refreshStream(client, streamId)
        refetch(client, pointQueries.amount().queryKey)
      },
    }),

  /** Changes a stream's filters (L6): the chosen options of the course, or what a stage is opened without. */
  saveFilters: () =>
    mutationOptions({
      mutationKey: ['courses', 'save-filters'],
      // Each call replaces everything, so they must not overtake each other.
      scope: { id: 'filters' },
      mutationFn: async (change: FilterChange, { client }) => (await loadFilters()).changeFilters(client, change),
      onSuccess: ({ filters }, { streamId }, _result, { client }) => patchStream(client, streamId, { filters }),
      onSettled: (_saved, _error, { streamId }, _result, { client }) => refreshStream(client, streamId),
    }),

  /** Pauses a stream between two moments (L4); the server refuses by the fields `start_date` and `end_date`. */
  freeze: () =>
    freezeOptions('freeze', ({ streamId, startDate, endDate }: { streamId: number; startDate: Date; endDate: Date }) =>
      api.post(`user-course-streams/${streamId}/freeze/create`, {
        json: { start_date: toSeconds(startDate), end_date: toSeconds(endDate) },
      }),
    ),

  /** Ends a pause early (L5): a GET that changes state, so it is sent only from here and never retried. */
  endFreeze: () =>
    freezeOptions('end-freeze', ({ streamId }: { streamId: number }) =>
      api.get(`user-course-streams/${streamId}/freeze/cancel`),
    ),

  /** Adds a stream of the brand's demo course (A33); a repeated call is answered with the same stream. */
  addDemo: () =>
    mutationOptions({
      mutationKey: ADDING_DEMO,
      mutationFn: (serviceId: number) => {
        invariant(serviceId, 'ServiceId must be set')
        return api.post(`course-services/${serviceId}/demo-subscription`, { json: {} }).data(demoSubscriptionWire)
      },
      onSuccess: (_added, serviceId) => track('demo_course_add', { serviceId }),
      // Pending until the streams are there; also after a lost answer, since the course may have been added.
      onSettled: (_added, _error, serviceId, _result, { client }) =>
        Promise.allSettled([
          client.query(studyQueries.service(serviceId)),
          client.query({ ...courseQueries.streams(), staleTime: ASK_ANEW }),
        ]),
    }),
}

function toSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
