import { linkOptions } from '@tanstack/react-router'

/** Which of two addresses of the same screens is open: the menu's, or the bottom bar's. */
export type HomeworkPlace = 'homework' | 'tasks'

/** Link to one homework under the open address; `row` where its task occurs in the course more than once. */
export function entryLink(place: HomeworkPlace, streamId: number, homeworkId: number, row: number | undefined) {
  const search = row === undefined ? {} : { row }
  const params = { streamId, homeworkId }
  return place === 'tasks'
    ? linkOptions({ to: '/tasks/$streamId/$homeworkId', params, search })
    : linkOptions({ to: '/homework/$streamId/$homeworkId', params, search })
}
