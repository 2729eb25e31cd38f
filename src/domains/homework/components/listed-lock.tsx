import { LockedModal } from './locked-modal'
import type { CourseRead } from './use-homework-courses'

interface ListedLockProps {
  reads: readonly CourseRead[]
  search: { modal?: string | undefined; stream?: number | undefined; row?: number | undefined }
}

/** The answer to "why is this locked?" over a list, if the address asks for it. */
export function ListedLock({ reads, search: { modal, stream, row } }: ListedLockProps) {
  if (modal !== 'locked') return null
  const course = reads.find(({ one }) => one.stream.id === stream)?.course
  const entry = course?.entries.find((one) => one.row.row.id === row && one.state === 'locked')
  return course && entry ? <LockedModal course={course} entry={entry} /> : null
}
