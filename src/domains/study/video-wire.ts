import { int, laxList, requiredUrl, text, wireId, wireTime, wireUrl } from '#/api/codecs'
import { entity } from '#/api/entity'
import { report } from '#/api/report'
import * as z from '#/lib/zod'

export const subtitleWire = entity({ language_code: z.string(), label: text, name: text, url: requiredUrl })

const videoFileWire = entity({
  id: wireId,
  type: z.string(),
  created_at: wireTime,
  url: wireUrl,
  duration: int(0),
  subs: laxList(subtitleWire),
  m3u8: wireUrl,
  preview: wireUrl,
  mp4: wireUrl,
  course_ids: laxList(wireId),
})

/** A video, or null where there is none or (which is reported) the file is of another type. */
export const videoWire = z.pipe(
  z.nullish(videoFileWire),
  z.transform((video) => {
    if (!video) return null
    if (video.type === 'video') return video
    report(new Error(`Wrong lesson video type: ${video.type}`), { context: 'lessons', level: 'warn' })
    return null
  }),
)
