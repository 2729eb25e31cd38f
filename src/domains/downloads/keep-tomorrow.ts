import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '#/api/clock'
import { isOnline } from '#/api/connectivity'
import { studyQueries } from '#/domains/study/course-queries'
import { fittingSets } from '#/domains/study/days/lesson-filter'
import type { Stream } from '#/domains/study/model'
import { courseQueries } from '#/domains/study/stream-queries'
import { isStudyable, streamPhase } from '#/domains/study/streams/stream-state'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { canRunHls, isMetered, PHONE } from '#/platform/device'
import type { KeptLesson } from '#/platform/kept-media'
import { type FinishedDay, lessonsOfFinished } from './by-course'
import type { Downloads } from './downloads'
import { chosenQuality } from './hls-parts'
import { isKeepingLocked, keptId, lessonsToKeep, newLessons } from './places'
import { preferredHeight } from './preferred-height'
import { downloadQueries } from './queries'
import { comingDay, takenByItself, withinBudget } from './tomorrow'

interface Keeping {
  client: QueryClient
  downloads: Downloads
  /** How many bytes all that is kept by itself may take. */
  budget: number
}

/** Keeps the coming day of each course that is being studied, and lets go of finished days that were kept by itself. */
export async function keepTomorrow({ client, downloads, budget }: Keeping): Promise<void> {
  const streams = await studiedStreams(client)
  const finished = (await Promise.all(streams.map((stream) => finishedDays(client, stream)))).flat()
  const here = downloads.read()?.lessons ?? []
  const leaving = lessonsOfFinished(
    here.filter(({ isAutomatic }) => isAutomatic),
    finished,
  )
  if (leaving.length > 0) await downloads.remove(leaving.map(({ id }) => id))
  if (!isOnline() || isMetered()) return
  for (const stream of streams) {
    // Each takes of what the one before has left.
    // oxlint-disable-next-line no-await-in-loop
    await keepComing(stream, { client, downloads, budget })
  }
}

async function studiedStreams(client: QueryClient): Promise<Stream[]> {
  const [streams, subscriptions] = await Promise.all([
    client.query(courseQueries.streams()),
    client.query(subscriptionQueries.list()),
  ])
  const now = new Date(serverNow())
  return streams.filter(
    (stream) => !isKeepingLocked(stream) && isStudyable(streamPhase(stream, { now, subscriptions })),
  )
}

async function finishedDays(client: QueryClient, { id }: Stream): Promise<FinishedDay[]> {
  const { days } = await client.query(studyQueries.status(id))
  const finished = days.filter(({ status }) => status === 'finished')
  return finished.map(({ stageDayId }) => ({ streamId: id, dayId: stageDayId }))
}

async function keepComing(stream: Stream, { client, downloads, budget }: Keeping): Promise<void> {
  const [stages, status] = await Promise.all([
    client.query(studyQueries.stages(stream.courseId)),
    client.query(studyQueries.status(stream.id)),
  ])
  const day = comingDay(stages, status)
  if (!day) return
  const here: readonly KeptLesson[] = downloads.read()?.lessons ?? []
  const places = fittingSets(stream, day).flatMap(({ lessons }) => lessons.map((lesson) => ({ day, lesson })))
  const facts = { isPhone: matchMedia(PHONE).matches, canRunHls: canRunHls() }
  const missing = lessonsToKeep(places, facts).filter(
    ({ lesson }) => !here.some(({ id }) => id === keptId(stream.id, day.id, lesson.id)),
  )
  const m3u8 = missing.flatMap(({ videos }) => videos).find((video) => video.m3u8)?.m3u8
  if (!m3u8) return
  const height = preferredHeight()
  const quality = chosenQuality(await client.query(downloadQueries.qualities(m3u8)), height)
  const bytesPerSecond = (quality?.bitrate ?? 0) / 8
  const fitting = withinBudget(missing, { budget, taken: takenByItself(here), bytesPerSecond })
  if (fitting.length > 0)
    await downloads.keep(newLessons(stream, fitting, { height, bytesPerSecond, isAutomatic: true }))
}
