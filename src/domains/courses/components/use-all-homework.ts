import { useQuery } from '@tanstack/react-query'
import type { Homework } from '#/domains/homework/model'
import { homeworkQueries } from '#/domains/homework/queries'
import type { Stage } from '../model'
import { lacksHomework } from './with-homework'

const NONE: readonly Homework[] = []

/** All homework, asked for only where the stages have left some out; until it is there it has no name. */
export function useAllHomework(stages: readonly Stage[] | undefined): readonly Homework[] {
  const isNeeded = stages !== undefined && lacksHomework(stages)
  return useQuery({ ...homeworkQueries.all(), enabled: isNeeded }).data ?? NONE
}
