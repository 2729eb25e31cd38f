import type { Homework, Stage } from '../model'

interface Row {
  homeworkId: number
  homework: Homework | null
}

/** The stages with homework that their answer left out, of stages and of days, filled in from the list of all homework. */
export function withHomework(stages: readonly Stage[], all: readonly Homework[]): readonly Stage[] {
  if (all.length === 0) return stages
  const filled = <R extends Row>(rows: readonly R[]): R[] =>
    rows.map((row) => ({ ...row, homework: row.homework ?? all.find(({ id }) => id === row.homeworkId) ?? null }))
  return stages.map((stage) => ({
    ...stage,
    homeworks: filled(stage.homeworks),
    days: stage.days.map((day) => ({ ...day, homeworks: filled(day.homeworks) })),
  }))
}

interface WithRows {
  homeworks: readonly { homework: object | null }[]
}

/** Whether stages or their days list homework without its task, which then has to be looked up among all homework (contract 2.13). */
export function lacksHomework(stages: readonly (WithRows & { days: readonly WithRows[] })[]): boolean {
  return stages
    .flatMap((stage) => [stage, ...stage.days])
    .some(({ homeworks }) => homeworks.some(({ homework }) => homework === null))
}
