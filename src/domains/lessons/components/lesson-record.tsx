import { useLessonStatistic, type Viewing } from '../statistic/use-lesson-statistic'
import { useProgressEvents } from '../statistic/use-progress-events'

interface LessonRecordProps {
  video: HTMLVideoElement
  viewing: Viewing
}

/** Tells what is watched, to the server and to analytics; draws nothing. */
export function LessonRecord({ video, viewing }: LessonRecordProps) {
  useLessonStatistic(video, viewing)
  useProgressEvents(video, viewing)
  return null
}
