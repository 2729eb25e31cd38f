import { readStored, writeStored } from '#/platform/storage'
import * as z from '#/lib/zod'
import { nextClosing } from './offer-turn'

/** Of the device, not of a learner: nothing personal is kept. */
const KEY = 'app-offer'
const closing = z.object({ at: z.number(), count: z.number() })

/** When the offer of the app was closed on this device; null: never. */
export const lastClosing = () => readStored(KEY, closing)

/** Notes that the offer was closed now. */
export function noteClosing(): void {
  writeStored(KEY, nextClosing(lastClosing(), Date.now()))
}
