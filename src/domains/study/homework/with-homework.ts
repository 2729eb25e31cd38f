import type { Homework, Stage } from '../model'

/** The stages with homework that their answer left out filled in from the list of all homework. */
export function withHomework(stages: readonly Stage[], all: readonly Homework[]): readonly Stage[] {
  if (all.length === 0) return stages
  return stages.map((stage) => ({
    ...stage,
    homeworks: stage.homeworks.map((row) => ({
      ...row,
      homework: row.homework ?? all.find(({ id }) => id === row.homeworkId) ?? null,
    })),
  }))
}
