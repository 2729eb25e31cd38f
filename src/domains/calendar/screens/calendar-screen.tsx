import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { BannerSlot } from '#/domains/banners/banner-slot'
import { OffersAt } from '#/domains/catalog/offers-at'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { part } from '#/ui/late/part'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { Page } from '#/ui/page/page'
import { EmptyState } from '#/ui/states/empty-state'
import { usePhone } from '#/ui/use-media'
import { CourseHead, TodayCard } from '../components/course-head'
import { calendarView } from '#/domains/study/course/calendar-view'
import { courseView } from '#/domains/study/course/course-view'
import { FreezeNote } from '../freeze/freeze-note'
import { KeepCourse } from '../components/keep-course'
import { StageSections } from '../components/stage-section'
import { MissingTasks } from '#/domains/study/homework/missing-tasks'
import { useAllHomework } from '#/domains/study/homework/use-all-homework'
import { useCourseName, useStream } from '#/domains/study/streams/use-streams'
import { useReadyDay } from '#/domains/study/course/use-ready-day'
import { studyQueries } from '#/domains/study/course-queries'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { isUnderWay } from '#/domains/study/streams/stream-progress'
import { isStudyable } from '#/domains/study/streams/stream-state'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { useNewTimes } from '#/domains/study/days/use-new-times'

const CalendarModals = part(() => import('../components/calendar-modals'), 'CalendarModals', { missing: 'toast' })

export interface CalendarSearch {
  modal?: string | undefined
  day?: number | undefined
  stage?: number | undefined
}

/** The course's calendar: its head, its stages, and the modals over it. */
export function CalendarScreen({ streamId, search }: { streamId: number; search: CalendarSearch }) {
  return <Calendar one={useStream(streamId)} search={search} />
}

function Calendar({ one, search }: { one: StreamInState; search: CalendarSearch }) {
  const { t } = useLingui()
  const { stream, state } = one
  const { now, zone } = useLearnerTime()
  const name = useCourseName()(stream)
  const isNarrow = usePhone()
  const { data: stages } = useSuspenseQuery(studyQueries.stages(stream.courseId))
  const { data: status } = useSuspenseQuery(studyQueries.status(stream.id))
  const { data: subscriptions } = useSuspenseQuery(subscriptionQueries.list())
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const all = useAllHomework(stages)
  const course = courseView(one, { stages, all, status, subscriptions, userId: user.id, now })
  const view = calendarView(course, zone)
  const today = isStudyable(state) ? view.current : null
  useReadyDay(stream.id, today)
  useNewTimes(stream, status)
  // A press on something locked must not wait, nor need the network.
  useEffect(() => void CalendarModals.preload(), [])
  const close = useCloseModal('day', 'stage')
  const crumbs = [{ label: t`My courses`, link: linkOptions({ to: '/courses' }) }, { label: name }]
  return (
    <Page title={name} titleLook="hidden" crumbs={crumbs}>
      <CourseHead view={view} />
      <FreezeNote stream={stream} />
      <MissingTasks className="mt-6" />
      {today && <TodayCard day={today} view={view} />}
      <BannerSlot position="calendar" placement="beforeStage" className="mt-8" />
      <StageSections view={view} />
      {view.calendar.every(({ days }) => days.length === 0) && (
        <EmptyState className="mt-6" title={t`No days yet`}>
          {t`They appear here as soon as the school has published them.`}
        </EmptyState>
      )}
      {isNarrow && isUnderWay(stream) && <KeepCourse view={view} className="mt-9" />}
      <OffersAt course={stream.course} place="default" className="mt-9" />
      {search.modal && (
        <Suspense>
          <CalendarModals view={view} {...search} onMissing={close} />
        </Suspense>
      )}
    </Page>
  )
}
