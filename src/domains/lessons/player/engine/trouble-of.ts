import type { Video } from '#/domains/study/model'
import type { Trouble } from '../player-notes'

interface PlayerFacts {
  source: Pick<Video, 'm3u8' | 'mp4'>
  isOnline: boolean
  /** The video has a frame to show and is not waiting for more. */
  hasPicture: boolean
  isFailed: boolean
}

/** Why a video cannot be shown; null while nothing is wrong. */
export function troubleOf({ source, isOnline, hasPicture, isFailed }: PlayerFacts): Trouble | null {
  if (!source.m3u8 && !source.mp4) return 'unconverted'
  // What is buffered plays on offline.
  if (!isOnline && !hasPicture) return 'offline'
  return isFailed ? 'failed' : null
}
