import type { QueryClient } from '@tanstack/react-query'
import { queryUnlessFailed } from '#/api/query-unless-failed'
import { serverNow } from '#/api/clock'
import { accountQueries } from '#/domains/account/queries'
import { courseView } from '#/domains/study/course/course-view'
import { dayByNumber } from '#/domains/study/days/find-day'
import { findStream } from '#/domains/study/streams/find-stream'
import { streamPhase } from '#/domains/study/streams/stream-state'
import { studyQueries } from '#/domains/study/course-queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { PHONE } from '#/platform/device'
import { isVideoKept } from '#/domains/downloads/kept-index'
import { chooseLesson, lessonVideo } from '../player/lesson-videos'
import { dayView } from './use-day'
import { beginHls } from '../player/engine/open-hls'
import { preparePlayback } from '../player/engine/prepare'
import { readPlace } from '../player/resume/resume-store'

interface DayAddress {
  streamId: number
  dayNumber: number
  lesson: number | undefined
  /** The second that the address names. */
  startAt?: number | undefined
  view?: 'explain' | undefined
  /** Whether the day is being opened rather than preloaded. */
  isVisit: boolean
}

/**
 * Loads what a day cannot be drawn without and, at the same time, the player; the playlists of its video follow as soon as the
 * day is known to be open, on a visit also its first segment. Resolves with false if the course has no such day; the screen shows a failure.
 */
export async function startDay(
  client: QueryClient,
  { streamId, dayNumber, lesson, startAt, view: named, isVisit }: DayAddress,
): Promise<boolean> {
  preparePlayback()
  const stream = await findStream(client, streamId)
  if (!stream) return false
  const [list, own, subscriptions] = await Promise.all([
    client.query(studyQueries.stages(stream.courseId)).catch(() => null),
    client.query(studyQueries.status(streamId)).catch(() => null),
    queryUnlessFailed(client, subscriptionQueries.list()).catch(() => null),
  ])
  const user = client.getQueryData(accountQueries.user().queryKey)
  if (list && own && subscriptions && user) {
    const now = new Date(serverNow())
    const state = streamPhase(stream, { now, subscriptions })
    const answers = { stages: list, status: own, all: [], subscriptions, userId: user.id, now }
    const view = dayView(courseView({ stream, state }, answers), dayNumber)
    const chosen = view?.lock.isOpen && chooseLesson(view.sets, lesson, view.isComplete)
    const isKept = (videoId: number) => isVideoKept(user.id, videoId)
    const shown = chosen ? lessonVideo(chosen, named ?? 'do', matchMedia(PHONE).matches, isKept) : null
    const m3u8 = shown?.video.m3u8
    if (chosen && shown && m3u8 && !isKept(shown.video.id)) {
      preparePlayback(m3u8)
      const place = { learnerId: user.id, lessonId: chosen.id, view: shown.view }
      const isNamed = startAt !== undefined && chosen.id === lesson
      if (isVisit) beginHls(m3u8, isNamed ? startAt : readPlace(place, shown.video.duration))
    }
  }
  return !list || dayByNumber(list, dayNumber) !== null
}
