import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle'

/** Whether the page has had nothing else to do since a component was drawn: the time for what may come late. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
