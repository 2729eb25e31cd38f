export interface Variant {
  url: string
  /** Bits per second. */
  bitrate: number
}

/** True when the playlist names renditions (other audio, subtitles): these need the full library. */
export function namesRenditions(text: string): boolean {
  return /^#EXT-X-MEDIA:/m.test(text)
}

/** True for fragmented mp4, which needs no repacking and so no worker. */
export function isFragmentedMp4(text: string): boolean {
  return /^#EXT-X-MAP:/m.test(text)
}

/** The qualities of a master playlist in its order; none for a media playlist or what is not a playlist. */
export function variantsOf(text: string, base: string): Variant[] {
  const lines = text.split(/\r?\n/)
  return lines.flatMap((line, index) => {
    if (!line.startsWith('#EXT-X-STREAM-INF:')) return []
    const bitrate = Number(/[:,]BANDWIDTH=(\d+)/.exec(line)?.[1] ?? 0)
    const address = lines.slice(index + 1).find((next) => next.trim() !== '' && !next.startsWith('#'))
    return address && URL.canParse(address.trim(), base) ? [{ url: new URL(address.trim(), base).href, bitrate }] : []
  })
}
