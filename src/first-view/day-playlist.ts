import { isLessonComplete } from '../domains/study/days/day-progress'
import { chooseLesson } from '#/domains/lessons/player/lesson-videos'
import { videoForScreen } from '../domains/study/lessons/video-for-screen'
import { bySort } from '../lib/by-sort'
import { asRecord, filledString } from '../lib/lax'
import { isHttpUrl } from '../lib/urls'
import { type Row, recordsOf, rowsOf } from './rows'

/** What a day's address and the device say about the lesson to open. */
interface Opened {
  dayNumber: number
  /** The lesson that the address names, or 0. */
  lesson: number
  isPhone: boolean
}

/** The playlist of the video that a day opens with, found while the app's code is on its way; null where the answers name none. */
export function dayPlaylist(stages: unknown, status: unknown, { dayNumber, lesson, isPhone }: Opened): string | null {
  const days = rowsOf(stages).flatMap((stage) => recordsOf(stage['days']))
  const day = days.find((one) => one['day_number'] === dayNumber)
  const statistics = recordsOf(asRecord(asRecord(status)?.['data'])?.['lessons'])
  const sets = sorted(day?.['lesson_sets']).map((set) => ({ lessons: sorted(set['lessons']) }))
  const chosen = chooseLesson(sets, lesson, (one) => {
    const own = statistics.find((row) => row['day_id'] === day?.['id'] && row['lesson_id'] === one.id)
    return isLessonComplete({ delay: Number(one['video_length'] ?? 0) }, Number(own?.['viewed_seconds'] ?? 0))
  })
  const video = videoForScreen(videoOf(chosen?.['local_video_file']), videoOf(chosen?.['vertical_video']), isPhone)
  const playlist = filledString(video?.['m3u8'])
  return playlist !== null && isHttpUrl(playlist) ? playlist : null
}

const sorted = (list: unknown) =>
  recordsOf(list)
    .map((row): Row & { id: number; sort: number } => ({
      ...row,
      id: Number(row['id']),
      sort: Number(row['sort'] ?? 0),
    }))
    .toSorted(bySort)

const videoOf = (value: unknown) => {
  const video = asRecord(value)
  return video?.['type'] === 'video' ? video : null
}
