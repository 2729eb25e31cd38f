import { useLingui } from '@lingui/react/macro'
import { linkOptions, notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { OffersAt } from '#/domains/catalog/offers-at'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { useCourseName, useStream } from '#/domains/study/streams/use-streams'
import { part, usePreload } from '#/ui/late/part'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { Page } from '#/ui/page/page'
import { HomeworkAside } from '../thread/homework-aside'
import { HomeworkHistory } from '../thread/homework-history'
import type { HomeworkPlace } from '../entries/homework-place'
import { Task } from '../thread/task'
import { useEntryTexts } from '../entries/use-entry-texts'
import { type HomeworkView, useHomework } from '../thread/use-homework'
import { useNoteOpened, useReviewNews } from '../thread/use-review-news'
import { useThread } from '../thread/use-thread'
import { isToSend } from '#/domains/study/homework/homework-entries'
import { wasSent } from '#/domains/study/homework/homework-status'
import { HomeworkPill } from '#/domains/study/homework/homework-pill'
import { viewable } from '#/domains/chats/shown-file'

const LockedModal = part(() => import('../entries/locked-modal'), 'LockedModal', { missing: 'toast' })
const PictureViewer = part(() => import('#/domains/chats/picture-viewer'), 'PictureViewer', { missing: 'toast' })

interface HomeworkSearch {
  /** Which of several rows with the same task. */
  row?: number | undefined
  modal?: string | undefined
  /** The file that is open. */
  file?: number | undefined
  /** Number of pages of the history shown. */
  pages?: number | undefined
}

interface HomeworkScreenProps {
  streamId: number
  homeworkId: number
  search: HomeworkSearch
  place: HomeworkPlace
}

/** One homework: the task, what was sent and answered, and the form for an answer. */
export function HomeworkScreen({ streamId, ...rest }: HomeworkScreenProps) {
  const one = useStream(streamId)
  // Keyed, so that nothing typed for one homework appears in another.
  return <HomeworkOfStream key={`${streamId} ${rest.homeworkId}`} one={one} {...rest} />
}

function HomeworkOfStream({
  one,
  homeworkId,
  ...rest
}: Omit<HomeworkScreenProps, 'streamId'> & { one: StreamInState }) {
  const view = useHomework(one, homeworkId, rest.search.row)
  if (!view) throw notFound()
  return <HomeworkPage view={view} {...rest} />
}

function HomeworkPage({ view, search, place }: { view: HomeworkView; search: HomeworkSearch; place: HomeworkPlace }) {
  const { t } = useLingui()
  const words = useEntryTexts()
  const { entry, course } = view
  const { stream } = course
  const thread = useThread(stream, entry)
  useReviewNews(stream.id, entry)
  useNoteOpened(view.learnerId, entry)
  const close = useCloseModal()
  usePreload(LockedModal)
  usePreload(PictureViewer)
  const title = view.task.isPending ? undefined : words.titleOf(entry)
  const hasHistory = wasSent(entry.row.status)
  const list =
    place === 'tasks'
      ? { label: t`Tasks`, link: linkOptions({ to: '/tasks' }) }
      : { label: t`Homework`, link: linkOptions({ to: '/homework' }) }
  const courseName = useCourseName()(stream)
  // What it earned and what comes next is seen at once, also where it stands above the conversation instead of beside it.
  const isApproved = entry.state === 'DONE'
  const aside = <HomeworkAside key="aside" isFirst={isApproved} {...{ view, thread, place }} />
  return (
    <Page
      title={title}
      head={list.label}
      crumbs={title === undefined ? [list] : [list, { label: title }]}
      className="flex flex-col [&>header]:order-2 [&>header]:mb-7!"
    >
      <p className="order-1 mb-3 flex flex-wrap items-center gap-x-3.5 gap-y-2.5 text-small wrap-anywhere text-muted">
        <HomeworkPill entry={entry} />
        {words.placeIn(courseName, entry)}
      </p>
      <div className="order-3 grid gap-10 split:grid-cols-[minmax(0,1fr)_360px] split:gap-16">
        {isApproved && aside}
        <div key="conversation" className="flex min-w-0 flex-col gap-8 split:col-start-1 split:row-start-1">
          {!hasHistory && <Task view={view} isFolded={false} />}
          {hasHistory && (
            <HomeworkHistory
              thread={thread}
              isRetried={isToSend(entry)}
              isReviewed={entry.state !== 'UPLOADED'}
              pages={search.pages ?? 1}
            />
          )}
          {hasHistory && <Task view={view} isFolded />}
          <OffersAt course={stream.course} place="task" />
        </div>
        {!isApproved && aside}
      </div>
      <Suspense>
        {search.modal === 'locked' && <LockedModal course={course} entry={entry} onClose={close} onMissing={close} />}
        {search.modal === 'picture' && search.file !== undefined && (
          <PictureViewer
            files={viewable(thread.messages.flatMap(({ files }) => files))}
            fileId={search.file}
            onMissing={close}
          />
        )}
      </Suspense>
    </Page>
  )
}
