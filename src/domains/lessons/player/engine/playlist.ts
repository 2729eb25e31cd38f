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

/** Whether a text is a playlist of segments, not one of qualities. */
const isMedia = (text: string) => /^#EXTINF:/m.test(text)

/**
 * A playlist of segments as that of a recording: every lesson is one, also where its host never closed the playlist (EVENT, or no
 * type), which players take for a broadcast and start at its end.
 */
export function asRecording(text: string): string {
  return isMedia(text) && !/^#EXT-X-ENDLIST/m.test(text) ? `${text.trimEnd()}\n#EXT-X-ENDLIST\n` : text
}

/** The length of a playlist of segments, in seconds; 0: it names none. */
export function playlistLength(text: string): number {
  let seconds = 0
  for (const [, length] of text.matchAll(/^#EXTINF:\s*([\d.]+)/gm)) seconds += Number(length) || 0
  return seconds
}
