import { lessonViews } from '../player/lesson-videos'
import type { Lesson } from '#/domains/study/model'

interface Facts {
  lessons: readonly Lesson[]
  isComplete: (lesson: Lesson) => boolean
}

/** Whether a day has videos, and how many lessons with one are not complete; lessons without a video hold nothing back. */
export function leftToView({ lessons, isComplete }: Facts): { hasVideos: boolean; left: number } {
  const viewable = lessons.filter((lesson) => lessonViews(lesson).length > 0)
  return { hasVideos: viewable.length > 0, left: viewable.filter((lesson) => !isComplete(lesson)).length }
}
