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
