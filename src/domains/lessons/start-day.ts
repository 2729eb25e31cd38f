import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import { accountQueries } from '#/domains/account/queries'
import { dayByNumber } from '#/domains/courses/find-day'
import { isLessonComplete } from '#/domains/courses/day-progress'
import { fittingSets } from '#/domains/courses/lesson-filter'
import { findStream } from '#/domains/courses/find-stream'
import { studyQueries } from '#/domains/courses/study-queries'
import { PHONE } from '#/platform/phone-width'
import { chooseLesson } from './choose-lesson'
import type { Lesson } from './model'
import { viewedSeconds } from './rounds'
import { lessonVideo } from './lesson-videos'
import { beginHls } from './player/open-hls'
import { preparePlayback } from './player/prepare'
import { readPlace } from './player/resume-store'

interface DayAddress {
  streamId: number
  dayNumber: number
  lesson: number | undefined
  /** Whether the day is being opened rather than preloaded. */
  isVisit: boolean
}

/**
 * Loads what a day cannot be drawn without and, at the same time, the player; the playlists of its video follow as soon as it is known,
 * on a visit also its first segment. Resolves with false if the course has no such day; the screen shows a failure.
 */
export async function startDay(
  client: QueryClient,
  { streamId, dayNumber, lesson, isVisit }: DayAddress,
): Promise<boolean> {
  preparePlayback()
  const stream = await findStream(client, streamId)
  if (!stream) return false
  // A stale answer already has the lesson that the address names: picking another one does not wait for the server.
  const ask = <T, K extends QueryKey>(query: QueryExecuteOptions<T, Error, T, T, K>) => {
    const fresh = client.query(query).catch(() => null)
    return (lesson === undefined ? undefined : client.getQueryData<T>(query.queryKey)) ?? fresh
  }
  const status = ask(studyQueries.status(streamId))
  const stages = ask(studyQueries.stages(stream.courseId))
  const prepare = async () => {
    const day = dayByNumber((await stages) ?? [], dayNumber)
    // The first lesson depends on what is done; one that the address names is certain before that.
    const lessons = day && lesson === undefined ? ((await status)?.lessons ?? []) : []
    const isDone = (one: Lesson) => isLessonComplete(one, viewedSeconds(lessons, day?.id, one.id))
    const chosen = day && chooseLesson(fittingSets(stream, day), lesson, isDone)
    const shown = chosen && lessonVideo(chosen, 'do', matchMedia(PHONE).matches)
    preparePlayback(shown?.video.m3u8)
    const user = client.getQueryData(accountQueries.user().queryKey)
    if (!isVisit || !user || !chosen || !shown?.video.m3u8) return
    const { view, video } = shown
    beginHls(shown.video.m3u8, readPlace({ learnerId: user.id, lessonId: chosen.id, view }, video.duration))
  }
  const [known] = await Promise.all([stages, prepare(), status])
  return known === null || dayByNumber(known, dayNumber) !== null
}
