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
  const names = new Map(lessons.map(({ streamId, courseName }) => [streamId, courseName]))
  const courses = [...names].map(([streamId, name]): KeptCourse => {
    const own = lessons.filter((lesson) => lesson.streamId === streamId)
    const ordered = own.toSorted((a, b) => a.dayNumber - b.dayNumber || a.place - b.place)
    return { streamId, name, lessons: ordered, bytes: bytesOf(own) }
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
