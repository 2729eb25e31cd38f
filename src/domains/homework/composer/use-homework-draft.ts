import { useMemo } from 'react'
import { homeworkDraft } from './homework-draft'
import type { HomeworkView } from '../thread/use-homework'

/** The kept draft of the homework on the screen. */
export function useHomeworkDraft({ course, entry, learnerId }: HomeworkView) {
  const streamId = course.stream.id
  const { targetType, target } = entry.row
  const targetId = target.id
  return useMemo(
    () => homeworkDraft({ learnerId, streamId, targetType, targetId }),
    [learnerId, streamId, targetType, targetId],
  )
}
