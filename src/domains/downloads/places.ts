import type { Day, Lesson, Stream } from '#/domains/study/model'
import { videosToKeep } from './lesson-videos'
import type { NewLesson } from './downloads'
import { sourceOf } from './video-plan'

/** A lesson and the day that it belongs to. */
export interface LessonOfDay {
  day: Pick<Day, 'id' | 'dayNumber'>
  lesson: Lesson
}

/** How this device plays: the shape of its screen, and whether it can play from playlists. */
export interface DeviceFacts {
  isPhone: boolean
  canRunHls: boolean
}

/** Names a lesson of a day of a stream. */
export const keptId = (streamId: number, dayId: number, lessonId: number) => `${streamId}.${dayId}.${lessonId}`

/** The lessons that can be kept, with their videos for this device: those that have been converted. */
export function lessonsToKeep(places: readonly LessonOfDay[], { isPhone, canRunHls }: DeviceFacts) {
  return places.flatMap(({ day, lesson }) => {
    const videos = videosToKeep(lesson, isPhone).filter((video) => sourceOf(video, canRunHls) !== null)
    return videos.length > 0 ? [{ day, lesson, videos }] : []
  })
}

export type LessonToKeep = ReturnType<typeof lessonsToKeep>[number]

/** How long the videos of these lessons are together, in seconds. */
export const secondsOf = (lessons: readonly LessonToKeep[]): number =>
  lessons.flatMap(({ videos }) => videos).reduce((sum, { duration }) => sum + duration, 0)

interface Chosen {
  /** The most that pictures may be high, in px. */
  height: number
  /** Bytes of a second, as far as is known. */
  bytesPerSecond: number
  isAutomatic: boolean
}

/** What the queue takes. */
export function newLessons(
  stream: Pick<Stream, 'id' | 'courseId' | 'course'>,
  lessons: readonly LessonToKeep[],
  { height, bytesPerSecond, isAutomatic }: Chosen,
): NewLesson[] {
  return lessons.map((one) => ({
    id: keptId(stream.id, one.day.id, one.lesson.id),
    streamId: stream.id,
    courseId: stream.courseId,
    courseName: stream.course?.caption ?? '',
    dayId: one.day.id,
    dayNumber: one.day.dayNumber,
    lessonId: one.lesson.id,
    title: one.lesson.title,
    videoIds: one.videos.map(({ id }) => id),
    height,
    total: Math.round(secondsOf([one]) * bytesPerSecond),
    isAutomatic,
  }))
}

/** Whether a demo course is left out of what can be kept. */
export const isKeepingLocked = ({ isDemo, course }: Pick<Stream, 'isDemo' | 'course'>): boolean =>
  isDemo && !course?.isDemoOfflineModeAccessible
