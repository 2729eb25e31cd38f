import { api } from '#/api/client'
import { isApiError } from '#/api/errors'
import { toFormData } from '#/api/form-body'
import { invariant } from '#/lib/invariant'
import type { HomeworkAnswer, HomeworkStatus } from '#/domains/study/model'
import { homeworkStatusWire, sentHomeworkWire } from '#/domains/study/homework-wire'

export interface HomeworkSend extends HomeworkAnswer {
  streamId: number
  /** Id of the status; a placeholder must get one through L14 first. */
  statusId: number
}

/**
 * Sends homework once (L15). If the answer was lost or says "already sent", the server's status decides; `isRepeat` then tells that
 * it was sent before this call. `isAnswered`: the server has confirmed this very answer.
 */
export async function sendHomework({ streamId, statusId, message, fileIds, exerciseIds }: HomeworkSend) {
  invariant(streamId, 'StreamId must be set')
  invariant(statusId, 'UserHomeworkStatusId must be set')
  const form = toFormData({
    message: message.trim(),
    file_ids: fileIds.length > 0 ? fileIds : undefined,
    exercise_ids: exerciseIds.length > 0 ? exerciseIds : undefined,
  })
  try {
    const sent = await api
      .post(`user-course-streams/${streamId}/user-homework/${statusId}`, { form })
      .data(sentHomeworkWire)
    return { ...sent, isAnswered: true, isRepeat: false }
  } catch (error) {
    const status = mayHaveArrived(error) ? await statusNow(streamId, statusId) : undefined
    if (status?.status === 'UPLOADED' || status?.status === 'DONE')
      return { message: null, status, isAnswered: false, isRepeat: isApiError(error, 409) }
    throw error
  }
}

function mayHaveArrived(error: unknown): boolean {
  return (
    isApiError(error) &&
    (error.status === 409 || error.status >= 500 || ['network', 'timeout', 'unreadable'].includes(error.kind))
  )
}

async function statusNow(streamId: number, statusId: number): Promise<HomeworkStatus | undefined> {
  try {
    const statuses = await api.get(`user-course-streams/${streamId}/user-homework`).list(homeworkStatusWire)
    return statuses.find(({ id }) => id === statusId)
  } catch {
    // Still unknown: the learner sees the first failure.
    return undefined
  }
}
