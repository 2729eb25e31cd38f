import type { videoWire } from '#/domains/study/video-wire'
import type { lessonSetWire } from '#/domains/study/lesson-wire'
import type * as z from '#/lib/zod'
import type { Lang, LessonContent, LessonKind, LessonSetContent } from '../content/content.ts'
import { schoolOf } from '../school.ts'
import { artUrl, mediaUrl } from '../site.ts'

const MARKERS: Record<LessonKind, Record<Lang, string>> = {
  theory: { en: 'theory', ru: 'теория', es: 'teoría' },
  execution: { en: 'execution', ru: 'выполнение', es: 'ejecución' },
  analysis: { en: 'analysis', ru: 'анализ', es: 'análisis' },
}
const LANGUAGES = [
  { code: 'en-US', lang: 'en', label: 'English' },
  { code: 'ru-RU', lang: 'ru', label: 'Русский' },
  { code: 'es-ES', lang: 'es', label: 'Español' },
]
/** Length of the material in seconds; other lengths repeat it and have no mp4. */
const MATERIAL_SECONDS = 64
const CREATED_AT = 1_768_208_400

export function lessonSetWireOf(set: LessonSetContent, brand: string, lang: Lang): z.input<typeof lessonSetWire> {
  return {
    id: set.id,
    sort: set.sort,
    repeat_count: set.repeat,
    user_repeat_range_from: set.from,
    user_repeat_range_to: set.to,
    lessons: set.lessons.map((lesson, n) => ({
      id: lesson.id,
      title: lesson.kind ? `${lesson.title[lang]} (${MARKERS[lesson.kind][lang]})` : lesson.title[lang],
      sort: n + 1,
      video_length: lesson.seconds,
      training_lesson_option_value_ids: lesson.optionIds,
      image_url: artUrl(lesson.art),
      survey_form_url: lesson.surveyUrl,
      local_video_file: lesson.video === 'none' ? null : videoOf(lesson, brand, lesson.seconds, 0),
      local_description_video_file: lesson.hasDescription ? videoOf(lesson, brand, MATERIAL_SECONDS, 1) : null,
      vertical_video: lesson.hasVertical ? videoOf(lesson, 'vertical', MATERIAL_SECONDS, 2) : null,
      vertical_description_video: null,
    })),
  }
}

/** The demo video of a course. */
export const trailerWireOf = (course: { id: number; art: string }, brand: string) =>
  videoOf({ id: course.id, art: course.art, video: 'ready' }, brand, MATERIAL_SECONDS, 0)

/** A sample video; `n` tells the videos of one lesson apart. */
function videoOf(
  lesson: Pick<LessonContent, 'id' | 'art' | 'video'>,
  folder: string,
  seconds: number,
  n: number,
): z.input<typeof videoWire> {
  const media = folder === 'vertical' ? folder : schoolOf(folder).brand
  const at = (ending: string) => mediaUrl(`hls/${media}/${seconds}${ending}`)
  const isReady = lesson.video !== 'unconverted'
  const mp4 = media === 'lumen' && seconds === MATERIAL_SECONDS ? at('.mp4') : null
  return {
    id: lesson.id * 10 + n,
    type: lesson.video === 'wrong-type' ? 'audio' : 'video',
    created_at: CREATED_AT,
    url: isReady ? at('.m3u8') : null,
    duration: seconds,
    subs: isReady
      ? LANGUAGES.map(({ code, lang, label }) => ({
          language_code: code,
          label,
          name: `${lang}.vtt`,
          url: at(`.${lang}.vtt`),
        }))
      : [],
    m3u8: isReady ? at('.m3u8') : null,
    preview: mediaUrl(`hls/${media}/poster.jpg`),
    mp4: isReady ? mp4 : null,
    course_ids: [],
  }
}
