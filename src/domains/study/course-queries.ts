import { queryOptions } from '@tanstack/react-query'

import { bySort } from '#/lib/by-sort'
import { api } from '#/api/client'
import { ALWAYS_STALE, freshFor } from '#/api/stale-time'
import { invariant } from '#/lib/invariant'
import { daysPath, stagesCall, statusCall } from './calls'
import { courseServiceWire } from './service-wire'
import { dayProgressWire, daysWire, stageRowWire, streamStatusWire } from './stage-wire'

/** How long the specification caches a stream's status. */
const STATUS_STALE_MS = 5 * 60 * 1000

/** What a course's screens need beyond the list of streams; a module of its own, since the shell only lists streams. */
export const studyQueries = {
  /** Everything that changes within a stream (L3). After a failure Query fetches it again at the next use. */
  status: (streamId: number) =>
    queryOptions({
      queryKey: ['courses', 'status', streamId],
      queryFn: ({ signal }) => {
        invariant(streamId, 'streamId must be set')
        const [path, query] = statusCall(streamId)
        return api.get(path, { query, signal }).data(streamStatusWire)
      },
      staleTime: freshFor(STATUS_STALE_MS),
    }),

  /** A course's stages with days, homework and points, ordered by `sort` (L7); days that the answer leaves out are fetched by stage (L8). */
  stages: (courseId: number) =>
    queryOptions({
      queryKey: ['courses', 'stages', courseId],
      queryFn: async ({ signal }) => {
        invariant(courseId, 'courseId must be set')
        const [path, query] = stagesCall(courseId)
        const stages = await api.get(path, { query, signal }).list(stageRowWire)
        const withDays = stages.map(async ({ days, ...stage }) => ({
          ...stage,
          days: days ?? (await fetchDays(courseId, stage.id, signal)),
        }))
        return (await Promise.all(withDays)).toSorted(bySort)
      },
    }),

  /** How much of a started day has been viewed (L12); the id is the status row's, not the day's. */
  dayProgress: (streamId: number, dayStatusId: number) =>
    queryOptions({
      queryKey: ['courses', 'day-progress', streamId, dayStatusId],
      queryFn: ({ signal }) => {
        invariant(streamId, 'streamId must be set')
        invariant(dayStatusId, 'dayId must be set')
        const path = `user-course-streams/${streamId}/user-day-status/${dayStatusId}/progress`
        return api.get(path, { signal }).data(dayProgressWire)
      },
      // The last minutes watched are sent only as the player is left.
      staleTime: ALWAYS_STALE,
    }),

  /** The service that a demo course belongs to (L32). */
  service: (serviceId: number) =>
    queryOptions({
      queryKey: ['courses', 'service', serviceId],
      queryFn: ({ signal }) => {
        invariant(serviceId, 'ServiceId must be set')
        const query = { id: serviceId, expand: 'childs,course,stream' }
        return api.get('course-services/view', { query, signal }).data(courseServiceWire)
      },
    }),
}

function fetchDays(courseId: number, stageId: number, signal: AbortSignal) {
  invariant(stageId, 'stageId must be set')
  const query = { expand: 'homeworks,scores' }
  return api.get(daysPath(courseId, stageId), { query, signal }).data(daysWire)
}
