import type { QueryClient } from '@tanstack/react-query'
import { report } from '#/api/report'
import { ALWAYS_STALE } from '#/api/stale-time'
import { areDocumentsLocked, courseDocuments } from '#/domains/study/course/course-documents'
import { studyQueries } from '#/domains/study/course-queries'
import { dayById } from '#/domains/study/days/find-day'
import { findStream } from '#/domains/study/streams/find-stream'
import type { Lesson, Video } from '#/domains/study/model'
import { invariant } from '#/lib/invariant'
import { canRunHls } from '#/platform/device'
import type { KeptLesson, KeptMedia } from '#/platform/kept-media'
import { fetchPart, isExpired, PartRefused } from './fetch-part'
import { lessonVideos } from './lesson-videos'
import { expectedBytes } from './queue'
import { NoSource, planVideo, sourceOf } from './video-plan'

/** How much of a file without a playlist is fetched at once, in bytes. */
const PIECE_BYTES = 4 * 1024 * 1024

export interface LessonWork {
  client: QueryClient
  store: KeptMedia
  lesson: KeptLesson
  signal: AbortSignal
  /** Told after each part. */
  changed: () => Promise<void>
}

/** The school has taken the lesson, or one of its videos, away. */
export class LessonGone extends Error {}

/**
 * Fetches what is missing of a lesson, part by part. Addresses that have expired are asked for anew, as often as that brings a part more.
 * Fails where a part cannot be had or kept.
 */
export async function downloadLesson(work: LessonWork): Promise<void> {
  const progress = { parts: 0 }
  let renewedAt = -1
  for (;;) {
    try {
      // Each try goes on where the last one ended.
      // oxlint-disable-next-line no-await-in-loop
      return await downloadVideos(work, progress, renewedAt >= 0)
    } catch (error) {
      if (!isExpired(error) || renewedAt === progress.parts) throw error
      renewedAt = progress.parts
    }
  }
}

async function downloadVideos(work: LessonWork, progress: { parts: number }, isFresh: boolean): Promise<void> {
  const { lesson, store, changed } = work
  const all = lesson.videoIds.length
  for (const [index, id] of lesson.videoIds.entries()) {
    const tell = async (share: number | null) => {
      progress.parts += 1
      const bytes = await bytesOf(store, lesson)
      const total = expectedBytes(bytes, share === null ? null : (index + share) / all, lesson.total)
      await store.change(lesson.id, { bytes, total })
      await changed()
    }
    // One after another: the first ones can be watched while the others come.
    // oxlint-disable-next-line no-await-in-loop
    await downloadVideo(id, work, isFresh, tell)
  }
  const bytes = await bytesOf(store, lesson)
  await store.change(lesson.id, { bytes, total: bytes })
  await downloadDocuments(work)
}

const bytesOf = async (store: KeptMedia, { videoIds }: KeptLesson): Promise<number> =>
  (await Promise.all(videoIds.map((id) => store.video(id)))).reduce((sum, video) => sum + (video?.bytes ?? 0), 0)

async function downloadVideo(
  id: number,
  work: LessonWork,
  isFresh: boolean,
  tell: (share: number | null) => Promise<void>,
): Promise<void> {
  const { store, lesson, signal } = work
  const known = await store.video(id)
  if (known?.isWhole) return
  const source = await currentLesson(work, isFresh)
  const video = lessonVideos(source).find((one) => one.id === id)
  if (!video) throw new LessonGone(`Video ${id} is gone`)
  const options = { height: lesson.height, canRunHls: canRunHls(), signal }
  const plan = await planVideo(video, options)
  if (known?.copy !== plan.copy) {
    const { copy, playlists } = plan
    await store.beginVideo({ id, copy, playlists, parts: [], isWhole: false, bytes: 0, subs: [], poster: null })
  }
  const here = new Set(await store.partNames(id))
  const keep = async (name: string, bytes: Blob, share: number | null) => {
    signal.throwIfAborted()
    here.add(name)
    if (!(await store.addToVideo(id, {}, { name, bytes }))) throw new LessonGone('Removed meanwhile')
    await tell(share)
  }
  if (plan.playlists) {
    for (const part of plan.parts) {
      if (here.has(part.name)) continue
      // oxlint-disable-next-line no-await-in-loop
      const { bytes } = await fetchPart(part, signal)
      // oxlint-disable-next-line no-await-in-loop
      await keep(part.name, bytes, here.size / plan.parts.length)
    }
  } else await downloadFile(sourceOf(video, options.canRunHls)?.url, here, { keep, signal })
  const parts = plan.playlists ? plan.parts.map(({ name }) => name) : [...here].toSorted()
  await store.addToVideo(id, { parts, isWhole: true, ...(await besides(video, source, signal)) })
}

interface FileWork {
  keep: (name: string, bytes: Blob, share: number | null) => Promise<void>
  signal: AbortSignal
}

/** A file in pieces, so that a reload loses one of them at most. */
async function downloadFile(url: string | undefined, here: Set<string>, { keep, signal }: FileWork): Promise<void> {
  if (url === undefined) throw new NoSource()
  for (let at = here.size; ; at += 1) {
    const from = at * PIECE_BYTES
    // oxlint-disable-next-line no-await-in-loop
    const fetched = await fetchPart({ url, range: { from, to: from + PIECE_BYTES - 1 } }, signal).catch(noMore)
    if (!fetched) return
    const { bytes: piece, fileSize, file } = fetched
    // Not asked for again from a host that sends all of it each time.
    const bytes = file?.slice(from) ?? piece
    const end = from + bytes.size
    // oxlint-disable-next-line no-await-in-loop
    await keep(`file.${String(at).padStart(6, '0')}`, bytes, fileSize && end / fileSize)
    if (bytes.size < PIECE_BYTES || end === fileSize) return
  }
}

/** A host whose answers do not tell the size of a file refuses the piece behind its last byte. */
function noMore(error: unknown): null {
  if (error instanceof PartRefused && error.status === 416) return null
  throw error
}

/** What belongs to a video and is small: what of it does not come is left out. */
async function besides(video: Video, lesson: Lesson, signal: AbortSignal) {
  const texts = video.subs.map(async ({ url, ...sub }) => {
    const { bytes } = await fetchPart({ url, range: null }, signal)
    return { ...sub, text: await bytes.text() }
  })
  const subs = await Promise.all(texts.map((text) => text.catch(leaveOut)))
  const picture = video.preview ?? lesson.imageUrl
  const poster = picture === null ? null : await fetchPart({ url: picture, range: null }, signal).catch(leaveOut)
  return { subs: subs.filter((sub) => sub !== null), poster: poster?.bytes ?? null }
}

function leaveOut(error: unknown): null {
  report(error, { context: 'downloads', level: 'warn' })
  return null
}

/** The lesson as the school has it now: `isFresh` asks for its addresses anew. */
async function currentLesson({ client, lesson }: LessonWork, isFresh: boolean): Promise<Lesson> {
  const options = studyQueries.stages(lesson.courseId)
  const stages = await client.query(isFresh ? { ...options, staleTime: ALWAYS_STALE } : options)
  const found = dayById(stages, lesson.dayId)
    ?.lessonSets.flatMap(({ lessons }) => lessons)
    .find(({ id }) => id === lesson.lessonId)
  if (!found) throw new LessonGone(`Lesson ${lesson.lessonId} is gone`)
  return found
}

/** The course's documents come with its first lesson; one that does not come is left out. */
async function downloadDocuments({ client, store, lesson, signal }: LessonWork): Promise<void> {
  const stream = await findStream(client, lesson.streamId)
  if (!stream || areDocumentsLocked(stream)) return
  const here = new Set(await store.documentIds())
  for (const { kind, fileId, url } of courseDocuments(stream.course)) {
    if (kind !== 'file' || (fileId !== null && here.has(fileId))) continue
    const keep = async () => {
      invariant(fileId, 'FileId must be set')
      const { bytes } = await fetchPart({ url, range: null }, signal)
      await store.addDocument({ id: fileId, courseId: lesson.courseId, file: bytes })
    }
    // oxlint-disable-next-line no-await-in-loop
    await keep().catch(leaveOut)
  }
}
