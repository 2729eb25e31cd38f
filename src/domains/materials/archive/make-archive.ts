import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '#/api/clock'
import { ALWAYS_STALE } from '#/api/stale-time'
import { fullName } from '#/domains/account/full-name'
import { accountQueries } from '#/domains/account/queries'
import { messageStore } from '#/domains/chats/message-stores'
import type { Message } from '#/domains/chats/model'
import { threadQueries } from '#/domains/chats/thread-queries'
import { studyQueries } from '#/domains/study/course-queries'
import { courseView } from '#/domains/study/course/course-view'
import { homeworkQueries } from '#/domains/study/homework-queries'
import { homeworkChats } from '#/domains/study/homework/homework-chats'
import { homeworkCourse } from '#/domains/study/homework/homework-entries'
import { lacksHomework } from '#/domains/study/homework/with-homework'
import type { HomeworkStatusCode } from '#/domains/study/model'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { knownZone } from '#/lib/dates'
import { formatDate } from '#/lib/format-date'
import { fetchFile } from '#/platform/fetch-file'
import { type ArchiveContent, archiveContent, type ArchivedFile, pathOfType, safeName } from './archive-content'
import { type ArchiveTexts, archivePage } from './archive-page'
import { startZip } from './start-zip'

export interface Archive {
  zip: Blob
  name: string
  /** How many files could not be saved; the page links them. */
  missing: number
}

interface Wanted {
  client: QueryClient
  one: StreamInState
  /** Name of the course. */
  course: string
  i18n: I18n
  signal: AbortSignal
  /** Percent of the files; null while it is not known how many there are. */
  onProgress: (percent: number | null) => void
}

/** Files that are fetched at once. */
const AT_ONCE = 4
/** What a browser may be asked to hold; what is beyond stays where it is, and is linked. */
const LARGEST_BYTES = 2 * 1024 ** 3

/** Gathers what the learner has made in a course, from the server's usual answers, into one zip. Rejects with the signal's reason when cancelled. */
export async function makeArchive({ client, one, course, i18n, signal, onProgress }: Wanted): Promise<Archive> {
  onProgress(null)
  const { stream } = one
  const [user, subscriptions, stages, status] = await Promise.all([
    client.query(accountQueries.user()),
    client.query(subscriptionQueries.list()),
    client.query(studyQueries.stages(stream.courseId)),
    client.query(studyQueries.status(stream.id)),
  ])
  const all = lacksHomework(stages) ? await client.query(homeworkQueries.all()) : []
  const now = new Date(serverNow())
  const view = homeworkCourse(courseView(one, { stages, all, status, subscriptions, userId: user.id, now }))
  const threads = new Map<number, readonly Message[]>()
  for (const { chatId, since, sent } of homeworkChats(view)) {
    // One after the other: a long conversation has many pages.
    // oxlint-disable-next-line no-await-in-loop
    await client.query({ ...threadQueries.messagesSince(chatId, since), staleTime: ALWAYS_STALE })
    signal.throwIfAborted()
    for (const { statusId } of sent) threads.set(statusId, messageStore(client, chatId).thread(statusId))
  }
  signal.throwIfAborted()
  const content = archiveContent(view, threads)
  const zip = startZip()
  const places = await addFiles(content.files, zip, { signal, onProgress })
  signal.throwIfAborted()
  const zone = knownZone(user.timezone)
  const texts = archiveTexts(i18n, { content, course, learner: fullName(user), now, zone })
  await zip.add('index.html', new Blob([archivePage(content, places, texts)]))
  return { zip: zip.end(), name: `${safeName(course)}.zip`, missing: content.files.length - places.size }
}

/** Fetches the files into the zip; gives the places of those that came. */
async function addFiles(
  files: readonly ArchivedFile[],
  zip: ReturnType<typeof startZip>,
  { signal, onProgress }: Pick<Wanted, 'signal' | 'onProgress'>,
): Promise<Map<string, string>> {
  const places = new Map<string, string>()
  const weights = files.map(({ size }) => Math.max(1, size))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const come = files.map(() => 0)
  const tell = (index: number, bytes: number) => {
    come[index] = Math.min(bytes, weights[index] ?? 0)
    onProgress(Math.floor((100 * come.reduce((sum, one) => sum + one, 0)) / total))
  }
  let held = 0
  for (let first = 0; first < files.length; first += AT_ONCE) {
    const batch = files.slice(first, first + AT_ONCE)
    // oxlint-disable-next-line no-await-in-loop
    const blobs = await Promise.all(
      batch.map(async ({ url, size }, place) => {
        if (held + size > LARGEST_BYTES) return null
        return fetchFile(url, { signal, onBytes: (bytes) => tell(first + place, bytes) }).catch(() => null)
      }),
    )
    signal.throwIfAborted()
    for (const [place, file] of batch.entries()) {
      const blob = blobs[place]
      tell(first + place, Infinity)
      held += blob?.size ?? 0
      if (!blob) continue
      const path = pathOfType(file.path, blob.type)
      places.set(file.path, path)
      // oxlint-disable-next-line no-await-in-loop
      await zip.add(path, blob)
    }
  }
  return places
}

interface Facts {
  content: ArchiveContent
  course: string
  learner: string
  now: Date
  zone: string
}

function archiveTexts(i18n: I18n, { content, course, learner, now, zone }: Facts): ArchiveTexts {
  const date = (of: Date) => formatDate(of, 'dayYear', i18n.locale, zone)
  const points = (count: number) => i18n._(msg`${plural(count, { one: '# point', other: '# points' })}`)
  const { daysDone, daysCount } = content
  const today = date(now)
  const statuses: Record<HomeworkStatusCode, string> = {
    NOT_UPLOADED: i18n._(msg`Not sent`),
    UPLOADED: i18n._(msg`On checking`),
    DONE: i18n._(msg`Approved`),
    FAIL: i18n._(msg`Not approved`),
    unknown: '',
  }
  return {
    locale: i18n.locale,
    course,
    facts: [
      learner,
      i18n._(msg`Saved on ${today}.`),
      [
        i18n._(msg`${daysDone} of ${plural(daysCount, { one: '# day', other: '# days' })} done`),
        ...(content.points > 0 ? [points(content.points)] : []),
      ].join(', '),
    ].filter(Boolean),
    stage: (number) => i18n._(msg`Stage ${number}`),
    day: (number) => i18n._(msg`Day ${number}`),
    days: i18n._(msg`Finished days`),
    points,
    homework: i18n._(msg`Homework`),
    status: (code) => statuses[code],
    you: i18n._(msg`You`),
    expert: i18n._(msg`Expert`),
    date,
    notSaved: i18n._(msg`This file could not be saved. The link needs the internet.`),
    empty: i18n._(msg`You have not sent homework or finished a day in this course yet.`),
  }
}
