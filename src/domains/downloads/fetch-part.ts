import type { MediaPart } from './hls-parts'

/** Nothing of ours is told to hosts of videos. */
const PLAIN: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer' }

/** A host's answer that is no part of a video. */
export class PartRefused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`Part answered ${status}`)
    this.name = 'PartRefused'
    this.status = status
  }
}

/** A part that did not come at all. */
export class PartLost extends Error {
  readonly url: string
  constructor(url: string, cause: unknown) {
    super('Part did not come', { cause })
    this.name = 'PartLost'
    this.url = url
  }
}

/** Whether the host demands another address: one whose signature has expired, or that names nothing any more. */
export const isExpired = (error: unknown): boolean =>
  error instanceof PartRefused && [401, 403, 404, 410].includes(error.status)

/** Whether a host answers, but lets nobody read it from another site: it is watched there, and cannot be kept. */
export async function isClosed(url: string): Promise<boolean> {
  const answers = (mode: RequestMode) =>
    fetch(url, { ...PLAIN, method: 'HEAD', mode }).then(
      () => true,
      () => false,
    )
  return (await answers('no-cors')) && !(await answers('cors'))
}

interface FetchedPart {
  bytes: Blob
  /** How large the file is that the part was cut out of; null: the host does not say. */
  fileSize: number | null
  /** All of the file, from a host that sends no ranges. */
  file?: Blob
}

/**
 * Fetches a part, or a range of a file, without our headers and cookies. Fails with `PartRefused` for any other answer, with `PartLost`
 * for none.
 */
export async function fetchPart({ url, range }: Omit<MediaPart, 'name'>, signal: AbortSignal): Promise<FetchedPart> {
  try {
    return await readPart({ url, range }, signal)
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof TypeError ? new PartLost(url, error) : error
  }
}

async function readPart({ url, range }: Omit<MediaPart, 'name'>, signal: AbortSignal): Promise<FetchedPart> {
  const headers: HeadersInit = range ? { Range: `bytes=${range.from}-${range.to}` } : {}
  const response = await fetch(url, { ...PLAIN, headers, signal })
  if (!response.ok) throw new PartRefused(response.status)
  // Hosts may answer for a missing file with a page of their own.
  if (response.headers.get('Content-Type')?.startsWith('text/html')) throw new PartRefused(404)
  const bytes = await response.blob()
  const said = Number(/\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1])
  // A host without ranges sends the whole file.
  if (range && response.status === 200)
    return { bytes: bytes.slice(range.from, range.to + 1), fileSize: bytes.size, file: bytes }
  return { bytes, fileSize: said || null }
}
