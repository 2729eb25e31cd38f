/** A piece of a video, by the name under which it is kept. */
export interface MediaPart {
  name: string
  url: string
  /** Bytes of the file at the address, the last one included; null: all of it. */
  range: { from: number; to: number } | null
}

/** A quality of a playlist. */
export interface Quality {
  /** Of the picture, in px; 0: the playlist does not say. */
  height: number
  /** Bits per second, as they are on average where the playlist says so. */
  bitrate: number
  url: string
  /** Its line in the playlist. */
  line: string
  /** The line and the address of the sound, where that has a playlist of its own. */
  sound: { line: string; url: string } | null
}

/** The value of an attribute in a line of a playlist, without its quotes. */
function attribute(line: string, name: string): string | null {
  return new RegExp(`[:,]${name}=(?:"([^"]*)"|([^,]*))`).exec(line)?.slice(1).find(Boolean) ?? null
}

/** A line without these attributes, wherever they stand in it. */
function without(line: string, names: string): string {
  const one = `(?:${names})=(?:"[^"]*"|[^,]*)`
  return line.replaceAll(new RegExp(`,${one}`, 'g'), '').replace(new RegExp(`:${one},?`), ':')
}

const addressOf = (text: string, base: string) => (URL.canParse(text, base) ? new URL(text, base).href : null)

/**
 * The qualities of a master playlist, the smallest first, one for each height; empty for a playlist of segments. Left out is what this
 * device cannot play (`canPlay` is asked about codecs), and sound alone beside pictures, as far as anything remains.
 */
export function qualitiesOf(text: string, base: string, canPlay: (codecs: string) => boolean): Quality[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const soundOf = (group: string | null) => {
    if (group === null) return null
    const own = lines.flatMap((line) => {
      const isOwn =
        line.startsWith('#EXT-X-MEDIA:') && attribute(line, 'TYPE') === 'AUDIO' && attribute(line, 'GROUP-ID') === group
      const uri = isOwn ? attribute(line, 'URI') : null
      const url = uri === null ? null : addressOf(uri, base)
      return url === null ? [] : [{ line, url }]
    })
    return own.find(({ line }) => attribute(line, 'DEFAULT') === 'YES') ?? own[0] ?? null
  }
  const found = lines.flatMap((line, index): Quality[] => {
    if (!line.startsWith('#EXT-X-STREAM-INF:')) return []
    const address = lines.slice(index + 1).find((next) => next !== '' && !next.startsWith('#'))
    const url = address === undefined ? null : addressOf(address, base)
    if (url === null) return []
    const height = Number(/x(\d+)$/.exec(attribute(line, 'RESOLUTION') ?? '')?.[1] ?? 0)
    const bitrate = Number(attribute(line, 'AVERAGE-BANDWIDTH') ?? attribute(line, 'BANDWIDTH') ?? 0)
    return [{ height, bitrate, url, line, sound: soundOf(attribute(line, 'AUDIO')) }]
  })
  const playable = orAll(found, ({ line }) => canPlay(attribute(line, 'CODECS') ?? ''))
  const shown = orAll(playable, ({ height }) => height > 0)
  // The best of each height: the same picture may be there with other sound, in another codec, or at a second host.
  return shown
    .toSorted((a, b) => a.height - b.height || b.bitrate - a.bitrate)
    .filter(({ height }, at, all) => all[at - 1]?.height !== height)
}

/** Those that fit, else all of them. */
function orAll<T>(all: readonly T[], fits: (one: T) => boolean): readonly T[] {
  const fitting = all.filter(fits)
  return fitting.length > 0 ? fitting : all
}

/** The best quality that is no higher than wanted, else the smallest; null where there is none. */
export function chosenQuality(qualities: readonly Quality[], height: number): Quality | null {
  return qualities.findLast((one) => one.height <= height) ?? qualities[0] ?? null
}

/** A master playlist of one quality, whose playlists are `video` and, where it has one, `sound`. */
export function keptMaster({ line, sound }: Quality): string {
  const own = without(line, 'SUBTITLES|CLOSED-CAPTIONS|VIDEO')
  return [
    '#EXTM3U',
    ...(sound ? [`${without(sound.line, 'URI')},URI="sound"`, own] : [without(own, 'AUDIO')]),
    'video',
    '',
  ].join('\n')
}

/** A video whose key only a player with rights management is given. */
export class RightsManaged extends Error {}

const isKey = (line: string) => line.startsWith('#EXT-X-KEY:')

/** Whether the key that a line names is no file. */
const isManaged = (line: string) => (attribute(line, 'KEYFORMAT') ?? 'identity') !== 'identity'

/** What of a broadcast announces parts of a segment before that is whole. */
const OF_BROADCAST = /^#EXT-X-(?:PART|PART-INF|PRELOAD-HINT|RENDITION-REPORT|SERVER-CONTROL):/

/**
 * The parts of a playlist of segments, named by the track and the segments' sequence, and the playlist with these names in place of
 * addresses: as a recording, whether or not its host has closed it. Fails with `RightsManaged` where a key is no file.
 */
export function mediaParts(text: string, base: string, track: string): { parts: MediaPart[]; text: string } {
  const parts = new Map<string, MediaPart>()
  const names = new Map<string, string>()
  let sequence = Number(/^#EXT-X-MEDIA-SEQUENCE:(\d+)/m.exec(text)?.[1] ?? 0)
  let range: MediaPart['range'] = null
  let next = 0
  let isGap = false
  const all = text.split(/\r?\n/).map((line) => line.trim())
  // The same key may be there for players with and without rights management.
  const hasFile = all.some((line) => isKey(line) && attribute(line, 'URI') !== null && !isManaged(line))
  /** Bytes as a playlist names them: `length@start`, or from where others ended. */
  const rangeOf = (said: string, ended: number) => {
    const [length = 0, start = ended] = said.split('@').map(Number)
    return { from: start, to: start + length - 1 }
  }
  const beside = (line: string, kind: string) => {
    const uri = attribute(line, 'URI')
    const url = uri === null ? null : addressOf(uri, base)
    if (url === null) return line
    const bytes = attribute(line, 'BYTERANGE')
    const key = `${kind} ${url} ${bytes ?? ''}`
    const name = names.get(key) ?? `${track}.${kind}${names.size}`
    names.set(key, name)
    parts.set(name, { name, url, range: bytes === null ? null : rangeOf(bytes, 0) })
    return without(line, 'BYTERANGE').replace(/URI="[^"]*"/, `URI="${name}"`)
  }
  const lines = all.flatMap((line): string[] => {
    if (line === '' || line === '#EXT-X-ENDLIST' || OF_BROADCAST.test(line)) return []
    if (isKey(line) && isManaged(line)) {
      if (hasFile) return []
      throw new RightsManaged('The key is no file')
    }
    if (line.startsWith('#EXT-X-MAP:')) return [beside(line, 'map')]
    if (isKey(line)) return [beside(line, 'key')]
    if (line.startsWith('#EXT-X-BYTERANGE:')) {
      range = rangeOf(line.slice('#EXT-X-BYTERANGE:'.length), next)
      next = range.to + 1
      return []
    }
    if (line === '#EXT-X-GAP') isGap = true
    if (line.startsWith('#')) return [line]
    const name = `${track}.${sequence}`
    const url = addressOf(line, base)
    if (url !== null && !isGap) parts.set(name, { name, url, range })
    sequence += 1
    range = null
    isGap = false
    return [name]
  })
  return { parts: [...parts.values()], text: [...lines, '#EXT-X-ENDLIST', ''].join('\n') }
}
