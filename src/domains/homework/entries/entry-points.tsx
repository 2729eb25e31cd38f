import { Plural } from '@lingui/react/macro'
import { pointsOf } from '#/domains/points/points-of'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'

/** The points for an approved homework, to earn or earned. */
export function EntryPoints({ entry: { row, state }, named = false }: { entry: HomeworkEntry; named?: boolean }) {
  const points = pointsOf(row.homework?.scores ?? [])
  if (points === 0) return null
  if (state === 'DONE' && named) return <Plural value={points} one="+# point" other="+# points" />
  if (state === 'DONE') return <>+{points}</>
  return <Plural value={points} one="# point" other="# points" />
}
