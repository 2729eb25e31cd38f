interface WithRows {
  homeworks: readonly { homework: object | null }[]
}

/** Whether stages or their days name homework without bringing its task, which is then looked up in the list of all (contract 2.13). */
export function lacksHomework(stages: readonly (WithRows & { days: readonly WithRows[] })[]): boolean {
  return stages
    .flatMap((stage) => [stage, ...stage.days])
    .some(({ homeworks }) => homeworks.some(({ homework }) => homework === null))
}
