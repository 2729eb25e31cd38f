import { Suspense } from 'react'
import { part, usePreload } from '#/ui/late/part'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import type { HomeworkRead } from '#/domains/study/homework/use-homework-courses'

const LockedModal = part(() => import('../entries/locked-modal'), 'LockedModal', { missing: 'toast' })

interface ListedLockProps {
  reads: readonly HomeworkRead[]
  search: {
    modal?: string | undefined
    stream?: number | undefined
    row?: number | undefined
    target?: string | undefined
  }
}

/** The dialog "why is this locked?" over a list, if the address asks for it. */
export function ListedLock({ reads, search: { modal, stream, row, target } }: ListedLockProps) {
  const close = useCloseModal('stream', 'row', 'target')
  usePreload(LockedModal)
  if (modal !== 'locked') return null
  const course = reads.find(({ one }) => one.stream.id === stream)?.course
  const entry = course?.homework.find(
    (one) => one.row.target.id === row && one.row.targetType === target && one.state === 'locked',
  )
  if (!course || !entry) return null
  return (
    <Suspense>
      <LockedModal course={course} entry={entry} onClose={close} onMissing={close} />
    </Suspense>
  )
}
