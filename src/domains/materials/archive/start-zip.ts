import { Zip, ZipPassThrough } from 'fflate'

/** A zip in the making. Pictures and videos are packed already, so that nothing is packed again. */
export function startZip() {
  let parts: BlobPart[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    // A copy: the bytes come in buffers of any kind.
    parts.push(new Uint8Array(chunk))
  })
  return {
    async add(path: string, file: Blob): Promise<void> {
      const entry = new ZipPassThrough(path)
      zip.add(entry)
      entry.push(new Uint8Array(await file.arrayBuffer()), true)
      // The browser may keep a blob outside of the memory.
      parts = [new Blob(parts)]
    },
    end(): Blob {
      zip.end()
      return new Blob(parts, { type: 'application/zip' })
    },
  }
}
