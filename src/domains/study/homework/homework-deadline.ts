import type { Stage, StageStatus, Stream, StreamFilters } from '../model'
import { endOf } from '../streams/stream-state'
import { type HomeworkRow, isRequested } from './homework-rows'

interface DeadlineFacts {
  stream: Pick<Stream, 'endDate' | 'isOptionalPurchase'> & { filters: Pick<StreamFilters, 'refusedHomeworkIds'> }
  stages: readonly Pick<Stage, 'id'>[]
  status: { stages: readonly Pick<StageStatus, 'stageId' | 'openAt'>[] }
}

/** When homework is due: at the next stage's opening if that waits for it, else at the stream's end. */
export function homeworkDeadline(
  homework: Pick<HomeworkRow, 'target' | 'stage' | 'day'>,
  { stream, stages, status }: DeadlineFacts,
): Date | null {
  const index = stages.findIndex(({ id }) => id === homework.stage.id)
  const next = isRequested(homework, stream.filters) ? stages[index + 1] : undefined
  return status.stages.find(({ stageId }) => stageId === next?.id)?.openAt ?? endOf(stream)
}
