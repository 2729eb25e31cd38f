import { type ComponentType, Suspense } from 'react'
import type { Video } from '#/domains/study/model'
import { Modal } from '#/ui/modals/modal'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { Skeleton } from '#/ui/states/skeleton'
import type { CourseResult } from './model'

/** What plays a video outside of a lesson. Of another domain: whoever opens the trailer brings it. */
export type TrailerPlayer = ComponentType<{ video: Video; poster: string | null; courseId: number }>

interface TrailerModalProps {
  course: CourseResult
  player: TrailerPlayer
}

/** The demo video of a course; nothing of the player loads before it is opened. */
export function TrailerModal({ course, player: Player }: TrailerModalProps) {
  const close = useCloseModal('course')
  if (!course.demoVideo) return null
  return (
    <Modal title={course.caption} onClose={close} size="lg">
      <Suspense fallback={<Skeleton className="-mx-gutter aspect-16/9 w-auto! rounded-none! tablet:mx-0" />}>
        <Player video={course.demoVideo} poster={course.image} courseId={course.id} />
      </Suspense>
    </Modal>
  )
}
