import { useLingui } from '@lingui/react/macro'
import type { Stream } from '../model'

/** A course's name; a neutral one where the server does not show the course. */
export function useCourseName(): (stream: Pick<Stream, 'course'>) => string {
  const { t } = useLingui()
  return ({ course }) => course?.caption || t`Course`
}
