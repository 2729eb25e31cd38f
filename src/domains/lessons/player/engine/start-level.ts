/** How much of the connection a quality may use: segments larger than the average must arrive in time, too. */
const SHARE_OF_LINE = 0.7

/** Index of the quality to start with: the best that the connection carries, else the smallest; -1 where there is none. */
export function startLevel(bitrates: readonly number[], lineBitrate: number): number {
  const carried = bitrates.filter((bitrate) => bitrate <= lineBitrate * SHARE_OF_LINE)
  return bitrates.indexOf(carried.length > 0 ? Math.max(...carried) : Math.min(...bitrates))
}

/** Index of the best quality worth loading for a picture of this height in px: the first at least as high, else the highest. */
export function levelCap(heights: readonly number[], pictureHeight: number): number {
  if (pictureHeight <= 0) return heights.length - 1
  const enough = heights.filter((height) => height >= pictureHeight)
  const best = enough.length > 0 ? Math.min(...enough) : Math.max(...heights)
  return best > 0 ? heights.indexOf(best) : heights.length - 1
}
