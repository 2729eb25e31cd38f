import type { Homework } from '#/domains/homework/model'
import type { Stage } from '../model'

/** Whether a stage names homework without bringing it (contract 2.13). */
export function lacksHomework(stages: readonly Stage[]): boolean {
  return stages.some(({ homeworks }) => homeworks.some(({ homework }) => homework === null))
}

/** The stages with what they left out looked up in the list of all. */
export function withHomework(stages: readonly Stage[], all: readonly Homework[]): readonly Stage[] {
  if (all.length === 0 || !lacksHomework(stages)) return stages
  return stages.map((stage) => ({
    ...stage,
    homeworks: stage.homeworks.map((row) => ({
      ...row,
      homework: row.homework ?? all.find(({ id }) => id === row.homeworkId) ?? null,
    })),
  }))
}
