/** A line is never used to its brim: a segment larger than the average must still arrive in time. */
const SHARE_OF_LINE = 0.7

/** Index of the quality to start with: the best that the line carries, else the smallest; -1 without any. */
export function startLevel(bitrates: readonly number[], lineBitrate: number): number {
  const carried = bitrates.filter((bitrate) => bitrate <= lineBitrate * SHARE_OF_LINE)
  return bitrates.indexOf(carried.length > 0 ? Math.max(...carried) : Math.min(...bitrates))
}

/** Index of the best quality that the picture's height can show: the first at least as high, else the highest. */
export function levelCap(heights: readonly number[], pictureHeight: number): number {
  if (pictureHeight <= 0) return heights.length - 1
  const enough = heights.filter((height) => height >= pictureHeight)
  const best = enough.length > 0 ? Math.min(...enough) : Math.max(...heights)
  return best > 0 ? heights.indexOf(best) : heights.length - 1
}
