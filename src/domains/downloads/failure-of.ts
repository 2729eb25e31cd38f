import { type DownloadFailure, NO_SPACE } from '#/platform/kept-media'
import { LessonGone } from './download-lesson'
import { isExpired } from './fetch-part'
import { RightsManaged } from './hls-parts'
import { NoSource } from './video-plan'

/** Why a lesson could not be fetched; `needed` and `free` in bytes, null where the browser does not say. */
export function failureOf(error: unknown, space: { needed: number; free: number | null }): DownloadFailure {
  if (error instanceof Error && error.name === 'QuotaExceededError') return { code: NO_SPACE, ...space }
  if (error instanceof NoSource) return { code: 'unconverted' }
  if (error instanceof RightsManaged) return { code: 'closed' }
  // An address that was refused has been asked for anew by then.
  if (error instanceof LessonGone || isExpired(error)) return { code: 'gone' }
  return { code: error instanceof DOMException ? 'device' : 'line' }
}
