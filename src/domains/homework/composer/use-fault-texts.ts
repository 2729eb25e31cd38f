import { useLingui } from '@lingui/react/macro'
import { FILES_LIMIT } from '#/domains/uploads/free-places'
import type { HomeworkFault } from './homework-requirements'
import type { Composer } from './use-composer'

interface FaultTexts {
  message: string | undefined
  files: string | undefined
  exercises: string | undefined
}

/** Words for what is missing or was refused, by the part of the answer that it is about. */
export function useFaultTexts({ faults, refused, uploads }: Composer): FaultTexts {
  const { t } = useLingui()
  const texts: Record<HomeworkFault, string> = {
    message: t`Message required`,
    file: t`To submit a homework, you must upload a file`,
    exercise: t`Choose what you did`,
    empty: t`Write something or add a file`,
    message_too_long: t`The text is too long. Shorten it a little`,
    too_many_files: t`Up to ${FILES_LIMIT} files. Remove some`,
  }
  const first = (...codes: HomeworkFault[]) => {
    const fault = codes.find((code) => faults.includes(code))
    return fault && texts[fault]
  }
  return {
    message: first('message', 'message_too_long', 'empty') ?? refused.message,
    // The rows of files say why they were refused.
    files: first('file', 'too_many_files') ?? (uploads.length === 0 ? refused.file_ids : undefined),
    exercises: first('exercise') ?? refused.exercise_ids,
  }
}
