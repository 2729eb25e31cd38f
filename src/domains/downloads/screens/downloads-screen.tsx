import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { accountQueries } from '#/domains/account/queries'
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
import { bytesOf, keptByCourse, type KeptCourse, lessonsOfFinished } from '../by-course'
import type { Downloads, Shown } from '../downloads'
import { KeptState } from '../kept-state'
import { FreedRoom } from '../make-room'
import { downloadQueries } from '../queries'
import { keptGroup } from '../queue'
import { useDownloads } from '../use-downloads'
import { useFinishedDays } from '../use-finished-days'
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
      lead={t`Lessons that play without a connection, on this device.`}
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: title }]}
    >
      {shown.isRefused ? (
        <Banner tone="warning" title={t`This device keeps nothing here.`}>
          {t`It may be a private window. Open the app in a usual window to keep lessons.`}
        </Banner>
      ) : (
        <>
          <Kept shown={shown} downloads={downloads} learnerId={user.id} />
          <TomorrowSection learnerId={user.id} />
        </>
      )}
    </Page>
  )
}

interface KeptProps {
  shown: Shown
  downloads: Downloads
  learnerId: number
}

function Kept({ shown: { lessons }, downloads, learnerId }: KeptProps) {
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
        <Course key={course.streamId} {...{ course, downloads, learnerId }} />
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
          <p className="num mt-2 text-small text-muted">{t`This device lets the app keep ${most} in all.`}</p>
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

interface CourseProps {
  course: KeptCourse
  downloads: Downloads
  learnerId: number
}

function Course({ course, downloads, learnerId }: CourseProps) {
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
                room={<FreedRoom learnerId={learnerId} />}
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
