import { useLingui } from '@lingui/react/macro'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { SplitSquareHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { LinkButton } from '#/ui/buttons/link-button'
import { part, usePreload } from '#/ui/late/part'
import { Button } from '#/ui/buttons/button'
import { modalTarget } from '#/ui/modals/modal-target'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { Page } from '#/ui/page/page'
import { EmptyState } from '#/ui/states/empty-state'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'
import { useHomeworkCourses } from '#/domains/study/homework/use-homework-courses'
import { PhotoBones, PhotosOfCourse } from '../progress/course-photos'
import { chosenAfter, photosToCompare } from '../progress/sent-photos'
import { useSentPhotos } from '../progress/use-sent-photos'

const CompareModal = part(() => import('../progress/compare-modal'), 'CompareModal', { missing: 'toast' })

interface ProgressSearch {
  modal?: string | undefined
  /** The two files that are compared. */
  first?: number | undefined
  second?: number | undefined
}

/** The learner's own homework photos by course and date, with what the experts said, two of them to compare. */
export function ProgressScreen({ search: { modal, first, second } }: { search: ProgressSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const close = useCloseModal('first', 'second')
  const courses = useSentPhotos(useHomeworkCourses())
  const [chosen, setChosen] = useState<readonly number[]>(() => [first, second].filter((id) => id !== undefined))
  usePreload(CompareModal)
  const shown = courses.filter(({ entries, isPending, error }) => entries.length > 0 || isPending || error)
  const all = courses.flatMap(({ entries }) => entries)
  const pair = modal === 'compare' ? photosToCompare(all, [first, second]) : null
  const [one, other] = chosen
  const isReady = photosToCompare(all, chosen) !== null

  return (
    <Page
      title={t`How far you have come`}
      lead={shown.length > 0 ? t`Choose two photos and see them under one slider.` : undefined}
      crumbs={[
        { label: t`Settings`, link: linkOptions({ to: '/user/settings' }) },
        { label: t`Your statistics`, link: linkOptions({ to: '/user/statistics' }) },
        { label: t`How far you have come` },
      ]}
    >
      {shown.length === 0 && (
        <EmptyState
          title={t`No photos yet`}
          action={<LinkButton kind="primary" to="/homework">{t`Go to my homework`}</LinkButton>}
        >
          {t`The photos that you send as homework gather here, so that you see your own way.`}
        </EmptyState>
      )}
      {shown.map((course) => (
        <PhotosOfCourse
          key={course.read.one.stream.id}
          course={course}
          chosen={chosen}
          onChoose={(id) => setChosen(chosenAfter(chosen, id))}
        />
      ))}
      {all.length > 0 && (
        <div className="sticky bottom-(--bar-cover) mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-bg py-3">
          <Button
            kind="primary"
            icon={SplitSquareHorizontal}
            unavailable={!isReady}
            aria-describedby="chosen-photos"
            onClick={() => void navigate(modalTarget('compare', { first: one, second: other }))}
          >
            {t`Compare`}
          </Button>
          <span id="chosen-photos" role="status" className="text-small text-muted">
            {t`${chosen.length} of 2 chosen`}
          </span>
        </div>
      )}
      <Suspense>{pair && <CompareModal photos={pair} onClose={close} onMissing={close} />}</Suspense>
    </Page>
  )
}

/** The photos while the courses are loading. */
export function ProgressSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading your photos`} immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-72 tablet:block" />
      <Skeleton className="mb-7 h-11 w-96 max-w-full tablet:mb-10" />
      <Skeleton className="mb-3.5 h-8 w-48" />
      <PhotoBones />
    </SkeletonScreen>
  )
}
