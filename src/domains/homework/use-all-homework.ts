import { useQuery } from '@tanstack/react-query'
import type { Stage } from '#/domains/courses/model'
import { lacksHomework } from './lacks-homework'
import type { Homework } from './model'
import { homeworkQueries } from './queries'

const NONE: readonly Homework[] = []

/** All homework, fetched only where the stages' answer left some out; such homework has no name until then. */
export function useAllHomework(stages: readonly Stage[] = []): readonly Homework[] {
  return useQuery({ ...homeworkQueries.all(), enabled: lacksHomework(stages) }).data ?? NONE
}
