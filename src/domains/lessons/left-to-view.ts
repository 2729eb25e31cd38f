import { lessonViews } from './lesson-videos'
import type { Lesson } from './model'

interface Facts {
  lessons: readonly Lesson[]
  isComplete: (lesson: Lesson) => boolean
}

/** What of a day can be viewed, and how many lessons of that still are to be: one without any video holds nothing back. */
export function leftToView({ lessons, isComplete }: Facts): { hasVideos: boolean; left: number } {
  const viewable = lessons.filter((lesson) => lessonViews(lesson).length > 0)
  return { hasVideos: viewable.length > 0, left: viewable.filter((lesson) => !isComplete(lesson)).length }
}
