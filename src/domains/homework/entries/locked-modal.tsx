import { useNavigate } from '@tanstack/react-router'
import { WhyLocked } from '#/domains/study/locks/why-locked'
import type { HomeworkCourse, HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { useEntryTexts } from './use-entry-texts'

interface LockedModalProps {
  course: HomeworkCourse
  entry: HomeworkEntry
  onClose: () => void
}

/** Why a homework is locked, and the step that opens it. */
export function LockedModal({ course, entry, onClose }: LockedModalProps) {
  const words = useEntryTexts()
  const navigate = useNavigate()
  const { lock, stageNumber } = entry
  const { stream } = course
  if (lock.isOpen) return null
  const skip = { modal: 'skip', stage: stageNumber } as const
  return (
    <WhyLocked
      lock={lock}
      name={words.titleOf(entry)}
      detail={words.placeOf(entry)}
      stream={stream}
      stages={course.stages}
      onClose={onClose}
      onDetour={() =>
        void navigate({
          to: '/course/$streamId/calendar',
          params: { streamId: stream.id },
          search: skip,
          replace: true,
        })
      }
    />
  )
}
