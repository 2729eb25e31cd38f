import type { Video } from './model'

/** A video without a playlist and without a file has not been converted yet. */
export function isConverted({ m3u8, mp4 }: Pick<Video, 'm3u8' | 'mp4'>): boolean {
  return m3u8 !== null || mp4 !== null
}
