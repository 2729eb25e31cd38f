export interface FetchedText {
  text: string
  /** Where it came from after redirects: what relative addresses in it start from. */
  url: string
}

/** A text file of any origin (a playlist, subtitles), asked without our headers and cookies. Throws when it is not there. */
export async function fetchText(url: string, signal?: AbortSignal): Promise<FetchedText> {
  const response = await fetch(url, { credentials: 'omit', signal: signal ?? null })
  if (!response.ok) throw new Error(`Text file answered ${response.status}`)
  return { text: await response.text(), url: response.url || url }
}
