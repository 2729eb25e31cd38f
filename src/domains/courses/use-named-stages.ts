import { useQuery } from '@tanstack/react-query'
import { homeworkQueries } from '#/domains/homework/queries'
import { withHomework } from './components/with-homework'
import { lacksRequested } from './lacks-requested'
import type { Locked } from './lock-reason'
import type { Stage } from './model'

/** The stages with the tasks of the homework that a lock asks for, looked up where they left one out, so that it has its name. */
export function useNamedStages(stages: readonly Stage[], { conditions }: Locked): readonly Stage[] {
  const { data = [] } = useQuery({ ...homeworkQueries.all(), enabled: lacksRequested(conditions, stages) })
  return withHomework(stages, data)
}
