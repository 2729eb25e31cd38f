/** Whether the learner has the browser's data saver on: nothing is fetched ahead then. */
export const savesData = () => navigator.connection?.saveData === true

/** Whether what is fetched costs: the browser says so, or its data saver is on. */
export const isMetered = () => savesData() || navigator.connection?.type === 'cellular'

/** Media query for windows that are too narrow for the shell's sidebar and for centred modals. */
export const PHONE = '(width < 828px)'

/** The media query of a device that asks for less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether the learner prefers reduced motion. */
export const prefersReducedMotion = () => matchMedia(REDUCED_MOTION).matches

/** iPhones and iPads; the latter call themselves Macs, but no Mac has a touch screen. */
export function isIos(): boolean {
  if (typeof navigator === 'undefined') return false
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}

/** True where hls.js can run: media source extensions with H.264. */
export const canRunHls = (): boolean => canDecode('avc1.42E01E,mp4a.40.2')

/** Whether hls.js can play codecs as a playlist names them; those of texts are not asked about. */
export const canPlayCodecs = (codecs: string): boolean =>
  codecs
    .split(',')
    .map((codec) => codec.trim())
    .every((codec) => codec === '' || /^(?:stpp|wvtt)/.test(codec) || canDecode(codec))

function canDecode(codecs: string): boolean {
  const source = globalThis.ManagedMediaSource ?? globalThis.MediaSource
  return source?.isTypeSupported(`video/mp4; codecs="${codecs}"`) ?? false
}

declare global {
  // iPhones have only this one.
  var ManagedMediaSource: typeof MediaSource | undefined
}
