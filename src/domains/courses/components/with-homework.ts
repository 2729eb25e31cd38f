import type { Homework } from '#/domains/homework/model'
import type { Stage } from '../model'

/** The stages with what they left out looked up in the list of all. */
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
