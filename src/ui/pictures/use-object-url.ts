import { useEffect, useMemo } from 'react'

/** An address to show a file from, for as long as it is shown; null without a file. */
export function useObjectUrl(file: File | null | undefined): string | null {
  const src = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(() => {
    if (src === null) return
    return () => URL.revokeObjectURL(src)
  }, [src])
  return src
}
