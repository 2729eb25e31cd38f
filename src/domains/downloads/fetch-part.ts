import type { MediaPart } from './hls-parts'

/** A host's answer that is no part of a video. */
export class PartRefused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`Part answered ${status}`)
    this.name = 'PartRefused'
    this.status = status
  }
}

/** Whether the host demands another address: one whose signature has expired, or that names nothing any more. */
export const isExpired = (error: unknown): boolean =>
  error instanceof PartRefused && [401, 403, 404, 410].includes(error.status)

interface FetchedPart {
  bytes: Blob
  /** How large the file is that the part was cut out of; null: the host does not say. */
  fileSize: number | null
}

/** Fetches a part, or a range of a file, without our headers and cookies. Fails with `PartRefused` for any other answer. */
export async function fetchPart({ url, range }: Omit<MediaPart, 'name'>, signal: AbortSignal): Promise<FetchedPart> {
  const headers: HeadersInit = range ? { Range: `bytes=${range.from}-${range.to}` } : {}
  const response = await fetch(url, { headers, credentials: 'omit', referrerPolicy: 'no-referrer', signal })
  if (!response.ok) throw new PartRefused(response.status)
  // Hosts may answer for a missing file with a page of their own.
  if (response.headers.get('Content-Type')?.startsWith('text/html')) throw new PartRefused(404)
  const bytes = await response.blob()
  const said = Number(/\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1])
  // A host without ranges sends the whole file.
  if (range && response.status === 200) return { bytes: bytes.slice(range.from, range.to + 1), fileSize: bytes.size }
  return { bytes, fileSize: said || null }
}
