import { textHash } from '#/lib/text-hash'
import * as z from '#/lib/zod'
import { learnerKey, readStored, writeStored } from '#/platform/storage'
import type { Banner } from './model'

/** By the banner's id: the content that the learner has put away. */
const dismissedSchema = z.record(z.string(), z.string())
export type Dismissed = z.output<typeof dismissedSchema>

/** What a learner has put away on this device. */
export function readDismissed(learnerId: number): Dismissed {
  return readStored(learnerKey(learnerId, 'banners-dismissed'), dismissedSchema) ?? {}
}

/** Puts a banner away, or takes it back; another tab may have changed others meanwhile. */
export function keepDismissed(learnerId: number, banner: Banner, isAway: boolean): void {
  const { [banner.id]: _, ...others } = readDismissed(learnerId)
  const next = isAway ? { ...others, [banner.id]: contentOf(banner) } : others
  writeStored(learnerKey(learnerId, 'banners-dismissed'), next)
}

/** Whether this very content was put away: a banner that has changed is new. */
export const isDismissed = (banner: Banner, dismissed: Dismissed): boolean => dismissed[banner.id] === contentOf(banner)

/** What a banner shows, in a few characters. */
const contentOf = ({ title, text, image, url, buttonText }: Banner) =>
  textHash([title, text, image, url, buttonText].join('\u0000'))
