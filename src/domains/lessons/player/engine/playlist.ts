export interface Variant {
  url: string
  /** Bits per second. */
  bitrate: number
}

/** Whether a playlist has renditions (alternative audio, subtitles), which need the full library. */
export function namesRenditions(text: string): boolean {
  return /^#EXT-X-MEDIA:/m.test(text)
}

/** Whether a playlist is of fragmented mp4, which needs no repacking and so no worker. */
export function isFragmentedMp4(text: string): boolean {
  return /^#EXT-X-MAP:/m.test(text)
}

/** The qualities of a master playlist, in its order; empty for a media playlist or any other text. */
export function variantsOf(text: string, base: string): Variant[] {
  const lines = text.split(/\r?\n/)
  return lines.flatMap((line, index) => {
    if (!line.startsWith('#EXT-X-STREAM-INF:')) return []
    const bitrate = Number(/[:,]BANDWIDTH=(\d+)/.exec(line)?.[1] ?? 0)
    const address = lines.slice(index + 1).find((next) => next.trim() !== '' && !next.startsWith('#'))
    return address && URL.canParse(address.trim(), base) ? [{ url: new URL(address.trim(), base).href, bitrate }] : []
  })
}
