import type { FetchedText } from '#/platform/fetch-text'
import { lineSpeed } from './line-speed'
import { type Variant, variantsOf } from './playlist'
import { startLevel } from './start-level'

/** The quality of a master playlist that playing starts with; undefined for a media playlist or any other text. */
export function startVariant({ text, url }: FetchedText): Variant | undefined {
  const variants = variantsOf(text, url)
  const bitrates = variants.map(({ bitrate }) => bitrate)
  return variants[startLevel(bitrates, lineSpeed())]
}
