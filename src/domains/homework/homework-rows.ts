import type { Day, Stage, StageStatus, Stream } from '#/domains/courses/model'
import { isHomeworkLocked } from './homework-lock'
import type { DayHomework, Homework, HomeworkPlaceholder, HomeworkStatus, HomeworkTarget, StageHomework } from './model'
import { placeholder, statusOf } from './status-of'

export interface HomeworkRow {
  targetType: HomeworkTarget
  row: StageHomework | DayHomework
  stage: Stage
  /** Null for homework of the stage as a whole. */
  day: Day | null
  /** Null: neither the stages nor L13 hold it. */
  homework: Homework | null
  status: HomeworkStatus | HomeworkPlaceholder
  isLocked: boolean
}

export interface HomeworkFacts {
  stream: Pick<Stream, 'id' | 'isDemo' | 'courseFullAccess'>
  stages: readonly Stage[]
  stageStatuses: readonly Pick<StageStatus, 'stageId' | 'status'>[]
  statuses: readonly HomeworkStatus[]
  /** L13: where homework is looked up that the stages did not bring. */
  all: readonly Homework[]
  /** Homework made for somebody else is left out. */
  userId: number
}

/** The homework of a stream that is offered, in the order of the course; stages with status `close` offer none. */
export function homeworkRows(facts: HomeworkFacts): HomeworkRow[] {
  const closed = new Set(facts.stageStatuses.filter(({ status }) => status === 'close').map(({ stageId }) => stageId))
  return facts.stages
    .filter(({ id }) => !closed.has(id))
    .flatMap((stage) => [
      ...stage.days.flatMap((day) => day.homeworks.map((row) => offered(facts, 'stage_day_homework', row, stage, day))),
      ...stage.homeworks.map((row) => offered(facts, 'course_stage_homework', row, stage, null)),
    ])
    .filter(({ homework }) => isMeantFor(homework, facts.userId))
}

/** Whether homework is the learner's to do: some is made for one learner. */
export function isMeantFor(homework: Pick<Homework, 'userId'> | null, userId: number): boolean {
  const owner = homework?.userId ?? null
  return owner === null || owner === userId
}

/** Whether the next stage waits for it. */
export function isRequested({ row, stage, day }: Pick<HomeworkRow, 'row' | 'stage' | 'day'>): boolean {
  return day === null && stage.requestHomeworks.includes(row.id)
}

function offered(
  { stream, statuses, all }: HomeworkFacts,
  targetType: HomeworkTarget,
  row: StageHomework | DayHomework,
  stage: Stage,
  day: Day | null,
): HomeworkRow {
  const homework = row.homework ?? all.find(({ id }) => id === row.homeworkId) ?? null
  const status = statusOf(statuses, targetType, row.id) ?? placeholder(stream.id, targetType, row.id)
  return { targetType, row, stage, day, homework, status, isLocked: isHomeworkLocked(stream, row, day, status) }
}
