import type { Stage, StageStatus, Stream } from '#/domains/courses/model'

/** When homework of a stage is due: the next stage's opening where the stage requests it, else the stream's end. */
export function homeworkDeadline(
  target: { stageId: number; stageHomeworkId: number | null },
  stages: readonly Pick<Stage, 'id' | 'requestHomeworks'>[],
  statuses: readonly Pick<StageStatus, 'stageId' | 'openAt'>[],
  stream: Pick<Stream, 'endDate'>,
): Date | null {
  const index = stages.findIndex(({ id }) => id === target.stageId)
  const isRequested =
    target.stageHomeworkId !== null && stages[index]?.requestHomeworks.includes(target.stageHomeworkId)
  const next = isRequested ? stages[index + 1] : undefined
  return statuses.find(({ stageId }) => stageId === next?.id)?.openAt ?? stream.endDate
}
