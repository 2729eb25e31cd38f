import { takeEarlyAnswer } from '#/api/early-answers'
import { readToken } from '#/api/token-store'

export interface FetchedText {
  text: string
  /** Where it came from after redirects: what relative addresses in it start from. */
  url: string
}

/**
 * Fetches a text file of any origin (a playlist, subtitles) without our headers and cookies, or takes the answer that the boot script
 * asked for. Throws unless the server answers ok.
 */
export async function fetchText(url: string, signal?: AbortSignal): Promise<FetchedText> {
  const early = takeEarlyAnswer('GET', url, readToken())
  const response = await (early ?? fetch(url, { credentials: 'omit', signal: signal ?? null }))
  if (!response.ok) throw new Error(`Text file answered ${response.status}`)
  return { text: await response.text(), url: response.url || url }
}
