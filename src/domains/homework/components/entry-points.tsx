import { Plural } from '@lingui/react/macro'
import type { HomeworkEntry } from '../homework-entries'

/** What an approved homework brings, or brought. */
export function EntryPoints({ entry: { row, state }, named = false }: { entry: HomeworkEntry; named?: boolean }) {
  const points = (row.homework?.scores ?? []).reduce((sum, { amount }) => sum + amount, 0)
  if (points === 0) return null
  if (state === 'DONE' && named) return <Plural value={points} one="+# point" other="+# points" />
  if (state === 'DONE') return <>+{points}</>
  return <Plural value={points} one="# point" other="# points" />
}
