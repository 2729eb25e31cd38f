import { readRaw, writeStored } from '#/platform/storage'

const KEY = 'download-quality'
/** Enough for a phone or a tablet. */
const USUAL_HEIGHT = 480

/** The most that kept pictures may be high, in px, as it was chosen last on this device. */
export function preferredHeight(): number {
  const kept = readRaw(KEY)
  return typeof kept === 'number' ? kept : USUAL_HEIGHT
}

export const preferHeight = (height: number): void => void writeStored(KEY, height)
