import type {
  Day,
  DayHomework,
  Homework,
  HomeworkPlaceholder,
  HomeworkStatus,
  HomeworkTarget,
  Stage,
  StageHomework,
  StageStatus,
  Stream,
  StreamFilters,
} from '../model'
import { endOf } from '../streams/stream-state'
import { placeholder, statusOf } from './homework-status'

export interface HomeworkRow {
  targetType: HomeworkTarget
  /** The task's row in the course: statuses and requests refer to its id, not to the task's. */
  target: StageHomework | DayHomework
  stage: Stage
  /** Null for homework of the stage as a whole. */
  day: Day | null
  /** Null: no answer contains it. */
  homework: Homework | null
  status: HomeworkStatus | HomeworkPlaceholder
  isLocked: boolean
}

export interface HomeworkFacts {
  stream: Pick<Stream, 'id' | 'isDemo' | 'courseFullAccess'>
  stages: readonly Stage[]
  statuses: readonly HomeworkStatus[]
  /** The learner's id: homework made for somebody else is left out. */
  userId: number
}

/** All homework of a stream that is meant for the learner, in course order. */
export function homeworkRows(facts: HomeworkFacts): HomeworkRow[] {
  return facts.stages
    .flatMap((stage) => [
      ...stage.days.flatMap((day) => day.homeworks.map((one) => rowOf(facts, 'stage_day_homework', one, stage, day))),
      ...stage.homeworks.map((one) => rowOf(facts, 'course_stage_homework', one, stage, null)),
    ])
    .filter(({ homework }) => isMeantFor(homework, facts.userId))
}

/** Whether homework is the learner's to do: some is made for one learner only. */
function isMeantFor(homework: Pick<Homework, 'userId'> | null, userId: number): boolean {
  const owner = homework?.userId ?? null
  return owner === null || owner === userId
}

/** Whether the next stage requests it, and the learner has not chosen to skip it. */
export function isRequested(
  { target, stage, day }: Pick<HomeworkRow, 'target' | 'stage' | 'day'>,
  { refusedHomeworkIds }: Pick<StreamFilters, 'refusedHomeworkIds'>,
): boolean {
  return day === null && stage.requestHomeworks.includes(target.id) && !refusedHomeworkIds.includes(target.id)
}

/** Whether homework is locked: by the server, or because a demo stream without full access excludes it or its day. */
export function isHomeworkLocked(
  stream: Pick<Stream, 'isDemo' | 'courseFullAccess'>,
  row: Pick<StageHomework, 'isDemoAccessible'>,
  day: Pick<Day, 'isDemoAccessible'> | null,
  status: Pick<HomeworkStatus | HomeworkPlaceholder, 'isLocked'> | null,
): boolean {
  if (status?.isLocked) return true
  return stream.isDemo && !stream.courseFullAccess && !(row.isDemoAccessible && (day?.isDemoAccessible ?? true))
}

function rowOf(
  { stream, statuses }: HomeworkFacts,
  targetType: HomeworkTarget,
  target: StageHomework | DayHomework,
  stage: Stage,
  day: Day | null,
): HomeworkRow {
  const status = statusOf(statuses, targetType, target.id) ?? placeholder(stream.id, targetType, target.id)
  return {
    targetType,
    target,
    stage,
    day,
    homework: target.homework,
    status,
    isLocked: isHomeworkLocked(stream, target, day, status),
  }
}

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
