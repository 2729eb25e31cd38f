import { useState } from 'react'

/** The first value that came for a key; null until then. What is open stays as it is, though its address is signed anew. */
export function useFirst<T>(key: string | number, value: T | null): T | null {
  const [first, setFirst] = useState({ key, value })
  if (first.key === key && (first.value !== null || value === null)) return first.value
  setFirst({ key, value })
  return value
}
