import { useQuery } from '@tanstack/react-query'
import { homeworkQueries } from '../homework-queries'
import { withHomework } from '../homework/with-homework'
import { lacksRequested } from './lock-conditions'
import type { Locked } from './lock-reason'
import type { Stage } from '../model'

/** The stages, with the task of each homework that a lock names looked up where its stage left it out, so that it has a title. */
export function useNamedStages(stages: readonly Stage[], { conditions }: Locked): readonly Stage[] {
  const { data = [] } = useQuery({ ...homeworkQueries.all(), enabled: lacksRequested(conditions, stages) })
  return withHomework(stages, data)
}
