import { useAllHomework } from '#/domains/homework/use-all-homework'
import { withHomework } from './components/with-homework'
import type { Stage } from './model'

/** The stages with the tasks of their homework, so that what is missing can be called by its name. */
export function useNamedStages(stages: readonly Stage[]): readonly Stage[] {
  return withHomework(stages, useAllHomework(stages))
}
