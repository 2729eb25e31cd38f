/** A line is never used to its brim: a segment larger than the average must still arrive in time. */
const SHARE_OF_LINE = 0.7

/** Index of the quality to start with: the best that the line carries, else the smallest. */
export function startLevel(bitrates: readonly number[], lineBitrate: number): number {
  return pick(bitrates, (bitrate) => bitrate <= lineBitrate * SHARE_OF_LINE, 'largest')
}

/** Index of the best quality that the picture's height can show: the first at least as high, else the highest. */
export function levelCap(heights: readonly number[], pictureHeight: number): number {
  const known = heights.filter((height) => height > 0)
  if (known.length === 0 || pictureHeight <= 0) return heights.length - 1
  return pick(heights, (height) => height >= pictureHeight, 'smallest')
}

function pick(values: readonly number[], fits: (value: number) => boolean, want: 'largest' | 'smallest'): number {
  let best = -1
  let fallback = 0
  for (const [index, value] of values.entries()) {
    const first = values[fallback] ?? 0
    if (want === 'largest' ? value < first : value > first) fallback = index
    const current = values[best]
    if (fits(value) && (current === undefined || (want === 'largest' ? value > current : value < current))) best = index
  }
  return best === -1 ? fallback : best
}
