import { FILES_LIMIT } from '#/domains/uploads/free-places'
import { writtenText } from '#/lib/written-text'
import type { Homework, HomeworkAnswer } from '#/domains/study/model'

/** Longest text of an answer, in characters (contract L15). */
export const MESSAGE_LIMIT = 4000

export type HomeworkFault = 'message' | 'file' | 'exercise' | 'empty' | 'message_too_long' | 'too_many_files'

type Required = Pick<Homework, 'isMessageRequired' | 'isFileRequired' | 'isExerciseRequired' | 'exercises'>

/** Length of a text as the server counts it: trimmed, and each line break is two characters, as multipart bodies carry it. */
export const sentLength = (message: string) => writtenText(message).replaceAll('\n', '\r\n').length

/** What keeps an answer from being sent; `empty` when nothing is required and nothing was given. */
export function homeworkFaults(homework: Required | null, answer: HomeworkAnswer): HomeworkFault[] {
  const hasMessage = writtenText(answer.message) !== ''
  const hasFile = answer.fileIds.length > 0
  const hasExercise = answer.exerciseIds.length > 0
  // A choice can be required only where there is something to choose.
  const isExerciseAsked = homework?.isExerciseRequired && homework.exercises.length > 0
  const faults: HomeworkFault[] = []
  if (homework?.isMessageRequired && !hasMessage) faults.push('message')
  if (homework?.isFileRequired && !hasFile) faults.push('file')
  if (isExerciseAsked && !hasExercise) faults.push('exercise')
  if (faults.length === 0 && !hasMessage && !hasFile && !hasExercise) faults.push('empty')
  if (sentLength(answer.message) > MESSAGE_LIMIT) faults.push('message_too_long')
  if (answer.fileIds.length > FILES_LIMIT) faults.push('too_many_files')
  return faults
}
