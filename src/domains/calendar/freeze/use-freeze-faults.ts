import { useLingui } from '@lingui/react/macro'
import { isApiError } from '#/api/errors'
import { refusalOf } from '#/api/refusal-of'
import { errorTexts } from '#/ui/states/error-texts'
import type { FreezeFault, FreezeReading } from './freeze-plan'

interface FreezeFaults {
  firstError: string | undefined
  lastError: string | undefined
  /** A refusal that belongs to no field. */
  banner: string | null
}

/** What is wrong with a pause: our own check first, else what the server refused. */
export function useFreezeFaults({ firstFault, lastFault }: FreezeReading, error: Error | null): FreezeFaults {
  const { t, i18n } = useLingui()

  function textOf(fault: FreezeFault): string {
    switch (fault) {
      case 'missing':
        return t`Choose a day or enter a full date that exists.`
      case 'past':
        return t`This day is over. Choose today or a later one.`
      case 'afterCourse':
        return t`The course will be over by then. Choose an earlier day.`
      case 'beforeStart':
        return t`The last day comes before the first one.`
      case 'tooLong':
        return t`A pause lasts 365 days at most. Choose an earlier day.`
    }
  }

  const firstError = firstFault ? textOf(firstFault) : refusalOf(error, 'start_date')
  const lastError = lastFault ? textOf(lastFault) : refusalOf(error, 'end_date')
  return { firstError, lastError, banner: error && !firstError && !lastError ? bannerOf(error) : null }

  function bannerOf(failure: Error): string {
    if (isApiError(failure, 409)) return t`This course has a pause already. It is shown in the calendar.`
    if (isApiError(failure, 403)) return t`A demo course cannot be paused.`
    return errorTexts(i18n, failure)
  }
}
