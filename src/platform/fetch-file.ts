interface FetchFileOptions {
  signal?: AbortSignal
  /** How many bytes have come, and how many there are; null: the server does not say. */
  onBytes?: (received: number, total: number | null) => void
}

/** Fetches a file of any origin without our headers and cookies, counting its bytes. Throws unless the server answers ok. */
export async function fetchFile(url: string, { signal, onBytes }: FetchFileOptions = {}): Promise<Blob> {
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal: signal ?? null })
  if (!response.ok) throw new Error(`File answered ${response.status}`)
  const type = response.headers.get('Content-Type') ?? ''
  // What is unpacked on the way has another length than the header says.
  const length = response.headers.get('Content-Encoding') ? 0 : Number(response.headers.get('Content-Length'))
  const total = length > 0 ? length : null
  if (!response.body) return new Blob([await response.blob()], { type })
  const reader = response.body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    received += value.length
    onBytes?.(received, total)
  }
  return new Blob(chunks, { type })
}
