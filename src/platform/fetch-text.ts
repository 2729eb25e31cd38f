import { takeEarlyAnswer } from '#/api/early-answers'

export interface FetchedText {
  text: string
  /** Where it came from after redirects: what relative addresses in it start from. */
  url: string
}

/**
 * A text file of any origin (a playlist, subtitles), asked without our headers and cookies, or the answer that the boot script has
 * asked for. Throws when it is not there.
 */
export async function fetchText(url: string, signal?: AbortSignal): Promise<FetchedText> {
  const early = takeEarlyAnswer('GET', url)
  const response = await (early ?? fetch(url, { credentials: 'omit', signal: signal ?? null }))
  if (!response.ok) throw new Error(`Text file answered ${response.status}`)
  return { text: await response.text(), url: response.url || url }
}
