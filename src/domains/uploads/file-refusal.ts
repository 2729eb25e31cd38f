import type { MediaType } from './media-type'

/** Why a file is not sent at all; `unreadable`: it has disappeared from the device since it was chosen. */
export type FileRefusal = 'empty' | 'wrong_type' | 'too_large' | 'unreadable'

/** Why a file cannot be sent, or null; `size` and `limit` in bytes. */
export function fileRefusal(size: number, type: MediaType | null, limit: number): FileRefusal | null {
  if (size === 0) return 'empty'
  if (type === null) return 'wrong_type'
  return size > limit ? 'too_large' : null
}
