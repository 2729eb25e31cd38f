import { useState } from 'react'
import { pictureAddress } from './picture-address'

/** The address of a picture, null where it may not or did not load; and the handler of its failure. */
export function usePicture(src: string | null | undefined, onError?: () => void): [string | null, () => void] {
  const address = pictureAddress(src)
  const [broken, setBroken] = useState<string | null>(null)
  const fail = () => {
    setBroken(address)
    onError?.()
  }
  return [address === broken ? null : address, fail]
}
