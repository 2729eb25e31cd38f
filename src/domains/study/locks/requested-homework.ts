import type { StageHomework, Stage } from '../model'

/** The stage homework that a condition asks for; null where its stage's answer left it out. */
export function requestedHomework(rowId: number, stages: readonly Stage[]): StageHomework | null {
  return stages.flatMap(({ homeworks }) => homeworks).find(({ id }) => id === rowId) ?? null
}
