import { fullName } from '#/domains/account/full-name'
import { threadTurns } from '#/domains/chats/homework-thread'
import type { Message } from '#/domains/chats/model'
import { largeAddress, type ShownFile, shownAs } from '#/domains/chats/shown-file'
import { pointsOf } from '#/domains/points/points-of'
import type { HomeworkCourse, HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { wasSent } from '#/domains/study/homework/homework-status'
import type { DayStatus, HomeworkStatusCode, Stage } from '#/domains/study/model'
import type { UploadedFile } from '#/domains/uploads/model'
import { htmlText } from '#/ui/html/html-text'

export interface ArchivedFile {
  url: string
  /** Where it stands in the archive. */
  path: string
  name: string
  /** Bytes; 0: not known. */
  size: number
  kind: ShownFile
}

interface ArchivedTurn {
  /** Null: the learner; empty: an expert without a name. */
  author: string | null
  sentAt: Date
  text: string
  files: ArchivedFile[]
}

interface ArchivedHomework {
  title: string
  /** What was asked, as plain text. */
  task: string
  status: HomeworkStatusCode
  /** What it has earned. */
  points: number
  /** Oldest first. */
  turns: ArchivedTurn[]
}

interface ArchivedDay {
  number: number
  title: string
  finishedAt: Date | null
  points: number
}

interface ArchivedStage {
  number: number
  title: string
  /** Those that are finished. */
  days: ArchivedDay[]
  homework: ArchivedHomework[]
}

/** What of a course is the learner's own. */
export interface ArchiveContent {
  /** Stages in which something was done. */
  stages: ArchivedStage[]
  /** What the finished days and the approved homework have earned. */
  points: number
  daysDone: number
  daysCount: number
  files: ArchivedFile[]
}

/** Gathers a course's sent homework with its conversations (by the id of the homework's status), its finished days and their points. */
export function archiveContent(
  course: Pick<HomeworkCourse, 'stages' | 'status' | 'homework'>,
  threads: ReadonlyMap<number, readonly Message[]>,
): ArchiveContent {
  const files: ArchivedFile[] = []
  const archived = (file: UploadedFile): ArchivedFile => {
    const path = `files/${String(files.length + 1).padStart(3, '0')}-${safeName(file.name)}`
    const one = { url: file.url, path, name: file.name, size: file.size, kind: kindOf(file) }
    files.push(one)
    return one
  }
  const stages = course.stages.map((stage, index): ArchivedStage => {
    const own = course.homework.filter(({ row }) => row.stage.id === stage.id && wasSent(row.status))
    return {
      number: index + 1,
      title: stage.title,
      days: finishedDays(stage, course.status.days),
      homework: own.map((entry) => homeworkOf(entry, threads, archived)),
    }
  })
  const earned = stages.flatMap(({ days, homework }) => [...days, ...homework])
  return {
    stages: stages.filter(({ days, homework }) => days.length + homework.length > 0),
    points: earned.reduce((sum, { points }) => sum + points, 0),
    daysDone: stages.reduce((sum, { days }) => sum + days.length, 0),
    daysCount: course.stages.reduce((sum, { days }) => sum + days.length, 0),
    files,
  }
}

function homeworkOf(
  { row: { homework, status } }: HomeworkEntry,
  threads: ReadonlyMap<number, readonly Message[]>,
  archived: (file: UploadedFile) => ArchivedFile,
): ArchivedHomework {
  const thread = threads.get(Number(status.id)) ?? []
  const turns = threadTurns(thread).flatMap(({ author, messages }) =>
    messages.map(({ createdAt, message, files }) => ({
      author: author && fullName(author),
      sentAt: createdAt,
      text: message,
      files: files.map(archived),
    })),
  )
  return {
    title: homework?.title ?? '',
    task: htmlText(homework?.description ?? ''),
    status: status.status,
    points: status.status === 'DONE' ? pointsOf(homework?.scores ?? []) : 0,
    turns,
  }
}

function finishedDays(stage: Stage, statuses: readonly DayStatus[]): ArchivedDay[] {
  return stage.days.flatMap(({ id, dayNumber, excerpt, scores }) => {
    const status = statuses.find(({ stageDayId }) => stageDayId === id)
    if (status?.status !== 'finished') return []
    return { number: dayNumber, title: excerpt, finishedAt: status.finishedAt, points: pointsOf(scores) }
  })
}

/** A picture that browsers cannot draw is kept as it is, and linked. */
const kindOf = (file: UploadedFile): ShownFile => (largeAddress(file) === file.url ? shownAs(file) : 'link')

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
}

/** The path of a picture with the ending of what it is: from a disk a browser knows it by nothing else. */
export function pathOfType(path: string, contentType: string): string {
  const ending = ENDINGS[contentType.split(';')[0]?.trim() ?? '']
  const isNamedSo = ending === 'jpg' ? /\.jpe?g$/i.test(path) : path.toLowerCase().endsWith(`.${ending}`)
  return ending === undefined || isNamedSo ? path : `${path}.${ending}`
}

const LONGEST_NAME = 80

/** A name that every system takes for a file. */
export function safeName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
  // The end has the kind of the file.
  return Array.from(safe).slice(-LONGEST_NAME).join('') || 'file'
}
