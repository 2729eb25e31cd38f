import { useEffect, useState } from 'react'

/** An address to show a file from, for as long as it is shown; null until it is there, and without a file. */
export function useObjectUrl(file: File | null | undefined): string | null {
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setSrc(made)
    return () => {
      URL.revokeObjectURL(made)
      setSrc(null)
    }
  }, [file])
  return src
}
