import type HlsClass from 'hls.js'
import { loadCode } from '#/platform/load-code'

export type HlsLibrary = typeof HlsClass

/** Address of the worker's code: a file of our own, so that Trusted Types let it run. */
export const hlsWorkerUrl = () =>
  loadCode(() => import('hls.js/dist/hls.worker.js?worker&url')).then((file) => file.default)

let light: Promise<HlsLibrary> | undefined

/** The light library (no alternative audio tracks); after a failed load the next call tries again. */
export function loadLightHls(): Promise<HlsLibrary> {
  light ??= loadCode(() => import('hls.js/light')).then(
    (module) => module.default,
    (error: unknown) => {
      light = undefined
      throw error
    },
  )
  return light
}

/** The full library, for playlists with renditions. */
export const loadFullHls = (): Promise<HlsLibrary> => loadCode(() => import('hls.js')).then((module) => module.default)
