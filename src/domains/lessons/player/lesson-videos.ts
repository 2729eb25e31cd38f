import { videoForScreen } from '#/domains/study/lessons/video-for-screen'
import type { Lesson, Video } from '#/domains/study/model'

/** `do`: the exercise itself; `explain`: the video that describes it. */
export type LessonView = 'do' | 'explain'

export interface ShownVideo {
  view: LessonView
  video: Video
  isTall: boolean
}

/** The video for a view and a screen: where only that of the other shape is on the device, that one. Null where there is none. */
export function lessonVideo(
  lesson: Lesson,
  view: LessonView,
  isPhone: boolean,
  isKept: (videoId: number) => boolean,
): ShownVideo | null {
  const { wide, tall } = videosOf(lesson, view)
  const video = videoForScreen(wide, tall, isPhone)
  const other = video === tall ? wide : tall
  const shown = video && other && !isKept(video.id) && isKept(other.id) ? other : video
  return shown && { view, video: shown, isTall: shown === tall }
}

/** The views that a lesson has videos for, the exercise first. */
export function lessonViews(lesson: Lesson): LessonView[] {
  return (['do', 'explain'] as const).filter((view) => {
    const { wide, tall } = videosOf(lesson, view)
    return wide ?? tall
  })
}

function videosOf(lesson: Lesson, view: LessonView) {
  return view === 'do'
    ? { wide: lesson.localVideoFile, tall: lesson.verticalVideo }
    : { wide: lesson.localDescriptionVideoFile, tall: lesson.verticalDescriptionVideo }
}

/** The lesson that the address names, else the first that is not complete, else the first; null for a day without lessons. */
export function chooseLesson<T extends { id: number }>(
  sets: readonly { lessons: readonly T[] }[],
  named: number | undefined,
  isComplete: (lesson: T) => boolean,
): T | null {
  const lessons = sets.flatMap((set) => set.lessons)
  return lessons.find(({ id }) => id === named) ?? lessons.find((lesson) => !isComplete(lesson)) ?? lessons[0] ?? null
}
