import type { Lesson, Subtitle, Video } from '../model'
import type { StatisticTimings } from './viewed-time'

const MEDIA = '/mocks/media/hls/lumen'

const subtitle = (languageCode: string): Subtitle => ({
  languageCode,
  label: '',
  name: `${languageCode}.vtt`,
  url: `${MEDIA}/64.${languageCode.slice(0, 2)}.vtt`,
})

/** The mock world's 64-second video, for tests. */
export function sampleVideo(change: Partial<Video> = {}): Video {
  return {
    id: 1501,
    type: 'video',
    createdAt: null,
    url: null,
    duration: 64,
    subs: [subtitle('en-US'), subtitle('ru-RU'), subtitle('es-ES')],
    m3u8: `${MEDIA}/64.m3u8`,
    preview: `${MEDIA}/poster.jpg`,
    mp4: `${MEDIA}/64.mp4`,
    courseIds: [],
    ...change,
  }
}

/** A lesson with that video. */
export function sampleLesson(change: Partial<Lesson> = {}): Lesson {
  return {
    id: 811,
    sort: 1,
    title: 'Turn the egg, not the lamp',
    subtitle: 'execution',
    kind: 'execution',
    delay: 64,
    trainingLessonOptionValueIds: [],
    imageUrl: null,
    surveyFormUrl: null,
    localVideoFile: sampleVideo(),
    localDescriptionVideoFile: null,
    verticalVideo: null,
    verticalDescriptionVideo: null,
    ...change,
  }
}

/** The values of the specification. */
export const STATISTIC_TIMINGS: StatisticTimings = {
  saveTimeoutMs: 5000,
  minViewedMs: 2000,
  minViewedAfterEndMs: 30_000,
}
