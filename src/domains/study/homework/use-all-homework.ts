import { useQuery } from '@tanstack/react-query'
import type { Stage, Homework } from '../model'
import { lacksHomework } from './with-homework'
import { homeworkQueries } from '../homework-queries'

const NONE: readonly Homework[] = []

/** All homework, fetched only where the stages' answer left some out; such homework has no name until then. */
export function useAllHomework(stages: readonly Stage[] = []): readonly Homework[] {
  return useQuery({ ...homeworkQueries.all(), enabled: lacksHomework(stages) }).data ?? NONE
}
