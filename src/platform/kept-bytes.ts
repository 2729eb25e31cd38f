/** A file by its bytes, for browsers that keep no files: private windows of Safari. */
interface KeptBytes {
  bytes: ArrayBuffer
  /** Null: it never had one. */
  name: string | null
  type: string
}

/** A file as a database keeps it. */
export type KeptFile = Blob | KeptBytes

/** Writes files as they are, or where the browser keeps none, by their bytes. Fails where it keeps neither, or has no room. */
export async function writeFiles<T>(
  files: readonly Blob[],
  write: (kept: readonly KeptFile[]) => Promise<T>,
): Promise<T> {
  try {
    return await write(files)
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    if (files.length === 0 || isFull) throw error
    return write(await Promise.all(files.map(bytesOf)))
  }
}

async function bytesOf(file: Blob): Promise<KeptBytes> {
  return { bytes: await file.arrayBuffer(), name: file instanceof File ? file.name : null, type: file.type }
}

/** The file that was written. */
export function readFile(kept: KeptFile): Blob {
  if (kept instanceof Blob) return kept
  const { bytes, name, type } = kept
  return name === null ? new Blob([bytes], { type }) : new File([bytes], name, { type })
}
