import type { KeptLesson } from '#/platform/kept-media'

export interface KeptCourse {
  streamId: number
  name: string
  /** In the order of the course's days. */
  lessons: readonly KeptLesson[]
  bytes: number
}

export const bytesOf = (lessons: readonly KeptLesson[]): number => lessons.reduce((sum, { bytes }) => sum + bytes, 0)

/** What is kept, course by course, the largest first. */
export function keptByCourse(lessons: readonly KeptLesson[]): KeptCourse[] {
  const streams = [...new Set(lessons.map(({ streamId }) => streamId))]
  const courses = streams.map((streamId): KeptCourse => {
    const own = lessons.filter((lesson) => lesson.streamId === streamId)
    const ordered = own.toSorted((a, b) => a.dayNumber - b.dayNumber || a.place - b.place)
    return { streamId, name: own[0]?.courseName ?? '', lessons: ordered, bytes: bytesOf(own) }
  })
  return courses.toSorted((a, b) => b.bytes - a.bytes)
}

/** A day of a stream that is finished. */
export interface FinishedDay {
  streamId: number
  dayId: number
}

/** The lessons of days that are finished. */
export const lessonsOfFinished = (lessons: readonly KeptLesson[], finished: readonly FinishedDay[]): KeptLesson[] =>
  lessons.filter((one) => finished.some(({ streamId, dayId }) => streamId === one.streamId && dayId === one.dayId))
