import { useEffect } from 'react'
import { holdUnsaved } from './unsaved'

/** `holdUnsaved` for components: holds while `unsaved` is true. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => (unsaved ? holdUnsaved() : undefined), [unsaved])
}
