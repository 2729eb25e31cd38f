import { videoForScreen } from '#/domains/study/lessons/video-for-screen'
import type { Lesson, Video } from '#/domains/study/model'

type Videos = Pick<
  Lesson,
  'localVideoFile' | 'localDescriptionVideoFile' | 'verticalVideo' | 'verticalDescriptionVideo'
>

/** All videos of a lesson. */
export const lessonVideos = (lesson: Videos): Video[] =>
  [
    lesson.localVideoFile,
    lesson.localDescriptionVideoFile,
    lesson.verticalVideo,
    lesson.verticalDescriptionVideo,
  ].filter((video) => video !== null)

/** The videos of a lesson that a screen of this shape shows: the exercise and its explanation. */
export function videosToKeep(lesson: Videos, isPhone: boolean): Video[] {
  return [
    videoForScreen(lesson.localVideoFile, lesson.verticalVideo, isPhone),
    videoForScreen(lesson.localDescriptionVideoFile, lesson.verticalDescriptionVideo, isPhone),
  ].filter((video) => video !== null)
}
