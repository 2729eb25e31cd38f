import { Camera, CalendarClock } from 'lucide-react'
import { Pill } from '#/ui/pill'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { HOMEWORK_LOOKS } from '#/domains/study/homework/homework-looks'
import { useEntryTexts } from './use-entry-texts'

interface EntryPillProps {
  entry: HomeworkEntry
  /** Shows by when it is needed instead of "not sent". */
  withDeadline?: boolean
}

/** The state of a homework; nothing for a status that this client does not know (contract 9.9). */
export function EntryPill({ entry, withDeadline = false }: EntryPillProps) {
  const { stateOf, neededBy } = useEntryTexts()
  const { state, row } = entry
  if (state === 'unknown') return null
  const needed = withDeadline ? neededBy(entry) : null
  return needed ? (
    <Pill tone="warning" icon={row.homework?.type === 'selfie' ? Camera : CalendarClock}>
      {needed}
    </Pill>
  ) : (
    <Pill {...HOMEWORK_LOOKS[state]}>{stateOf(entry)}</Pill>
  )
}
