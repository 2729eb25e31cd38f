import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { studyQueries } from '#/domains/study/course-queries'
import { formatBytes } from '#/lib/bytes'
import type { KeptLesson } from '#/platform/kept-media'
import { Button } from '#/ui/buttons/button'
import { LinkButton } from '#/ui/buttons/link-button'
import { Confirm } from '#/ui/modals/confirm'
import { MarginSection } from '#/ui/page/margin-section'
import { Page } from '#/ui/page/page'
import { ROW, Rows } from '#/ui/page/rows'
import { Banner } from '#/ui/states/banner'
import { EmptyState } from '#/ui/states/empty-state'
import { ProgressBar } from '#/ui/states/progress'
import { bytesOf, type FinishedDay, keptByCourse, type KeptCourse, lessonsOfFinished } from '../by-course'
import type { Downloads, Shown } from '../downloads'
import { KeptState } from '../kept-state'
import { downloadQueries } from '../queries'
import { keptGroup } from '../queue'
import { useDownloads } from '../use-downloads'
import { TomorrowSection } from './tomorrow-section'
import { DownloadsSkeleton } from './downloads-skeleton'

/** What is kept on this device to watch without a connection: how much of it, course by course, and how to make room. */
export function DownloadsScreen() {
  const { t } = useLingui()
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const { downloads, shown } = useDownloads(user.id)
  const title = t`Downloads and videos`
  if (!shown) return <DownloadsSkeleton />
  return (
    <Page
      title={title}
      lead={t`Lessons that play without a connection, in this browser on this device.`}
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: title }]}
    >
      {shown.isRefused ? (
        <Banner tone="warning" title={t`This browser keeps nothing here.`}>
          {t`It may be a private window. Open the app in a usual window to keep lessons.`}
        </Banner>
      ) : (
        <>
          <Kept shown={shown} downloads={downloads} />
          <TomorrowSection learnerId={user.id} />
        </>
      )}
    </Page>
  )
}

function Kept({ shown: { lessons }, downloads }: { shown: Shown; downloads: Downloads }) {
  const { t } = useLingui()
  if (lessons.length === 0) {
    return (
      <EmptyState
        title={t`Nothing is kept here yet`}
        action={<LinkButton to="/courses" kind="primary">{t`My courses`}</LinkButton>}
      >
        {t`Open a lesson, a day or a course and choose “Keep on this device”.`}
      </EmptyState>
    )
  }
  return (
    <>
      <Space lessons={lessons} downloads={downloads} />
      {keptByCourse(lessons).map((course) => (
        <Course key={course.streamId} course={course} downloads={downloads} />
      ))}
    </>
  )
}

interface SpaceProps {
  lessons: readonly KeptLesson[]
  downloads: Downloads
}

/** How much is kept and how much may be, and the ways to make room. */
function Space({ lessons, downloads }: SpaceProps) {
  const { t, i18n } = useLingui()
  const { data: space } = useQuery(downloadQueries.space())
  const { data: isForGood } = useQuery(downloadQueries.isForGood())
  const finished = lessonsOfFinished(lessons, useFinishedDays(lessons))
  const [asked, ask] = useState<readonly KeptLesson[] | null>(null)
  const bytes = bytesOf(lessons)
  const kept = formatBytes(bytes, i18n.locale)
  const total = lessons.length
  const quota = space?.quota
  const most = formatBytes(quota ?? 0, i18n.locale)
  const freed = formatBytes(bytesOf(finished), i18n.locale)
  const count = asked?.length ?? 0
  const lostBytes = formatBytes(bytesOf(asked ?? []), i18n.locale)
  const text = t`${plural(total, { one: '# lesson', other: '# lessons' })}, ${kept}`
  return (
    <MarginSection title={t`Space`}>
      <p className="num text-ui font-strong">{text}</p>
      {quota !== undefined && (
        <>
          <ProgressBar value={(100 * (space?.usage ?? bytes)) / quota} label={text} className="mt-3 max-w-120" />
          <p className="num mt-2 text-small text-muted">{t`This browser lets the app keep ${most} in all.`}</p>
        </>
      )}
      {isForGood === false && (
        <p className="mt-2 max-w-[62ch] text-small text-muted">
          {t`It may erase kept lessons when the device runs out of room.`}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {finished.length > 0 && (
          <Button size="sm" onClick={() => ask(finished)}>
            {t`Remove finished days (${freed})`}
          </Button>
        )}
        <Button size="sm" icon={Trash2} onClick={() => ask(lessons)}>
          {t`Remove all`}
        </Button>
      </div>
      {asked && (
        <Confirm
          title={t`Remove ${plural(count, { one: '# lesson', other: '# lessons' })} from this device?`}
          confirmLabel={t`Remove`}
          cancelLabel={t`Keep them`}
          onConfirm={() => {
            ask(null)
            void downloads.remove(asked.map(({ id }) => id))
          }}
          onCancel={() => ask(null)}
        >
          {t`That makes room for ${lostBytes}. They can be watched online, and kept again.`}
        </Confirm>
      )}
    </MarginSection>
  )
}

/** The days of kept lessons that are finished, as far as the server's answers are here. */
function useFinishedDays(lessons: readonly KeptLesson[]): FinishedDay[] {
  const streams = [...new Set(lessons.map(({ streamId }) => streamId))]
  return useQueries({
    queries: streams.map((streamId) => studyQueries.status(streamId)),
    combine: (answers) =>
      answers.flatMap(({ data }, index) =>
        (data?.days ?? [])
          .filter(({ status }) => status === 'finished')
          .map(({ stageDayId }) => ({ streamId: streams[index] ?? 0, dayId: stageDayId })),
      ),
  })
}

function Course({ course, downloads }: { course: KeptCourse; downloads: Downloads }) {
  const { t, i18n } = useLingui()
  const { streamId, lessons } = course
  return (
    <MarginSection title={course.name || t`Course`} help={formatBytes(course.bytes, i18n.locale)}>
      <Rows open>
        {lessons.map((lesson) => (
          <li key={lesson.id} className={`${ROW} flex-wrap`}>
            <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
              <Link
                to="/course/$streamId/calendar/$dayNumber"
                params={{ streamId, dayNumber: lesson.dayNumber }}
                search={{ lesson: lesson.lessonId }}
                className="target block text-ui font-strong no-underline hover:underline"
              >
                {lesson.title || t`Lesson`}
              </Link>
              <DayOf lesson={lesson} />
            </span>
            <span className="flex-1 basis-64">
              <KeptState
                group={keptGroup([lesson], [lesson.id])}
                isSeveral={false}
                onPause={() => void downloads.pause([lesson.id])}
                onResume={() => void downloads.resume([lesson.id])}
                onRemove={() => void downloads.remove([lesson.id])}
              />
            </span>
          </li>
        ))}
      </Rows>
    </MarginSection>
  )
}

function DayOf({ lesson }: { lesson: KeptLesson }) {
  const { t } = useLingui()
  const number = lesson.dayNumber
  return (
    <span className="mt-0.5 block text-small text-muted">
      {lesson.isAutomatic ? t`Day ${number}, kept by itself` : t`Day ${number}`}
    </span>
  )
}
