import type { MutationFunctionContext } from '@tanstack/react-query'
import { api } from '#/api/client'
import { confirmedMutation } from '#/api/confirmed-mutation'
import { isApiError } from '#/api/errors'
import { toFormData } from '#/api/form-body'
import { invariant } from '#/lib/invariant'
import type { HomeworkAnswer } from '#/domains/study/model'
import { homeworkStatusWire, sentHomeworkWire } from '#/domains/study/homework-wire'

export interface HomeworkSend extends HomeworkAnswer {
  streamId: number
  /** Id of the status; a placeholder must get one through L14 first. */
  statusId: number
}

const confirmed = confirmedMutation({
  send: async ({ streamId, statusId, message, fileIds, exerciseIds }: HomeworkSend) => {
    invariant(streamId, 'StreamId must be set')
    invariant(statusId, 'UserHomeworkStatusId must be set')
    const form = toFormData({
      message: message.trim(),
      file_ids: fileIds.length > 0 ? fileIds : undefined,
      exercise_ids: exerciseIds.length > 0 ? exerciseIds : undefined,
    })
    return api.post(`user-course-streams/${streamId}/user-homework/${statusId}`, { form }).data(sentHomeworkWire)
  },
  readBack: async ({ streamId, statusId }) => {
    const statuses = await api.get(`user-course-streams/${streamId}/user-homework`).list(homeworkStatusWire)
    return statuses.find(({ id }) => id === statusId)
  },
  isDone: ({ status }) => status === 'UPLOADED' || status === 'DONE',
})

/**
 * Sends homework once (L15). If the answer was lost or says "already sent", the server's status decides; `isRepeat` then tells that
 * it was sent before this call. `isAnswered`: the server has confirmed this very answer.
 */
export async function sendHomework(homework: HomeworkSend, context: MutationFunctionContext) {
  const result = await confirmed(homework, context)
  if (result.isAnswered) return { ...result.answer, isAnswered: true, isRepeat: false }
  return { message: null, status: result.found, isAnswered: false, isRepeat: isApiError(result.failure, 409) }
}
