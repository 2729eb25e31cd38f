import { useEffect, useState } from 'react'
import { shownPhone } from '#/lib/phone'
import { checkedPhone } from './checked-phone'

/** A number as it is sent, in groups that people can read as soon as the rules of countries are there. */
export function useShownPhone(phone: string): string {
  const [, setReady] = useState(false)
  useEffect(() => {
    if (phone === '') return
    // Without the rules it stays as it is.
    checkedPhone(phone, null).then(
      () => setReady(true),
      () => {},
    )
  }, [phone])
  return shownPhone(phone)
}
