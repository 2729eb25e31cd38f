import { useEffect, useRef } from 'react'
import { readToken } from '#/api/token-store'
import { showToast, type Toast } from './toast'

/**
 * For a dialog whose call may outlive it. Call the result before sending, and what that returns with the words of a failure: once
 * the dialog is closed they become a toast, unless somebody else is signed in by then. False: the dialog has to show them itself.
 */
export function useFailureToast(action: NonNullable<Toast['action']>): () => (text: string) => boolean {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => {
    const session = readToken()
    return (text) => {
      if (isShown.current) return false
      if (readToken() === session) showToast({ failed: true, text, action })
      return true
    }
  }
}
