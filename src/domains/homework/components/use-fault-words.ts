import { useLingui } from '@lingui/react/macro'
import { isApiError } from '#/api/errors'
import { FILES_LIMIT, type HomeworkFault } from '../homework-requirements'
import type { SendTrouble } from './use-composer'

interface FaultWords {
  message: string | undefined
  files: string | undefined
  exercises: string | undefined
}

/** What is missing, or what the server refused, beside the part of the answer that it is about. */
export function useFaultWords(faults: readonly HomeworkFault[], trouble: SendTrouble | null): FaultWords {
  const { t } = useLingui()
  const texts: Record<HomeworkFault, string> = {
    message: t`Message required`,
    file: t`To submit a homework, you must upload a file`,
    exercise: t`Choose what you did`,
    empty: t`Write something or add a file`,
    message_too_long: t`The text is too long. Shorten it a little`,
    too_many_files: t`Up to ${FILES_LIMIT} files. Remove some`,
  }
  const fields = trouble?.code === 'failed' && isApiError(trouble.error) ? trouble.error.fields : {}
  const first = (...codes: HomeworkFault[]) => {
    const fault = codes.find((code) => faults.includes(code))
    return fault && texts[fault]
  }
  return {
    message: first('message', 'message_too_long', 'empty') ?? fields['message']?.join(' '),
    files: first('file', 'too_many_files') ?? fields['file_ids']?.join(' '),
    exercises: first('exercise') ?? fields['exercise_ids']?.join(' '),
  }
}
