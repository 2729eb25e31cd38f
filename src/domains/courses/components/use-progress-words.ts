import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Stream } from '../model'

/** "11 of 42 days", as the server counts them. */
export function useProgressWords(): (stream: Pick<Stream, 'progress'>) => string {
  const { t } = useLingui()
  return ({ progress: { daysCount, completeDaysCount } }) => {
    // The server may have counted a day that the course has lost since.
    const done = Math.min(completeDaysCount, daysCount)
    return t`${done} of ${plural(daysCount, { one: '# day', other: '# days' })}`
  }
}
