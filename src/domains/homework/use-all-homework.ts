import { useQuery } from '@tanstack/react-query'
import type { Stage } from '#/domains/courses/model'
import { lacksHomework } from './lacks-homework'
import type { Homework } from './model'
import { homeworkQueries } from './queries'

const NONE: readonly Homework[] = []

/** All homework, asked for only where the stages have left some out; until it is there it has no name. */
export function useAllHomework(stages: readonly Stage[] = []): readonly Homework[] {
  return useQuery({ ...homeworkQueries.all(), enabled: lacksHomework(stages) }).data ?? NONE
}
