interface WithRows {
  homeworks: readonly { homework: object | null }[]
}

/** Whether stages or their days list homework without its task, which then has to be looked up among all homework (contract 2.13). */
export function lacksHomework(stages: readonly (WithRows & { days: readonly WithRows[] })[]): boolean {
  return stages
    .flatMap((stage) => [stage, ...stage.days])
    .some(({ homeworks }) => homeworks.some(({ homework }) => homework === null))
}
