import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Stream } from '../model'

/** "11 of 42 days", by the server's counts; null where it counts no days, since "0 of 0" would say nothing. */
export function useProgressTexts(): (stream: Pick<Stream, 'progress'>) => string | null {
  const { t } = useLingui()
  return ({ progress: { daysCount, completeDaysCount } }) => {
    if (daysCount === 0) return null
    // The server may count a day that the course has lost since.
    const done = Math.min(completeDaysCount, daysCount)
    return t`${done} of ${plural(daysCount, { one: '# day', other: '# days' })}`
  }
}
