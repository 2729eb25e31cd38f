import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Camera, Send } from 'lucide-react'
import { accountQueries } from '#/domains/account/queries'
import { type HomeworkCourse, type HomeworkEntry, rowInAddress } from '#/domains/study/homework/homework-entries'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { HomeworkPill } from '#/domains/study/homework/homework-pill'
import { hadRows } from '#/platform/storage'
import { LinkButton } from '#/ui/buttons/link-button'
import { Picture } from '#/ui/pictures/picture'
import { Skeleton } from '#/ui/states/skeleton'
import { EntryTitle } from '../entries/entry-parts'
import { entryLink } from '../entries/homework-place'
import { useEntryTexts } from '../entries/use-entry-texts'

interface LeadTaskProps {
  course: HomeworkCourse
  entry: HomeworkEntry
}

/** The task that is due first, with its picture and a button to do it. */
export function LeadTask({ course, entry }: LeadTaskProps) {
  const { t } = useLingui()
  const words = useEntryTexts()
  const { stream, stages, homework } = course
  const { homeworkId } = entry.row.target
  const isSelfie = entry.row.homework?.type === 'selfie'
  const name = useCourseName()(stream)
  return (
    <section className={LEAD}>
      <Picture src={stream.course?.image} ratio="16:10" eager className="rounded-lg!" />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <p className="flex flex-wrap items-center gap-2 text-small wrap-anywhere text-muted">
          <HomeworkPill entry={entry} />
          {words.placeIn(name, entry)}
        </p>
        <h2 className="type-h2 wrap-anywhere">
          <EntryTitle entry={entry} waiting={t`Your homework`} />
        </h2>
        <p className="text-ui text-muted empty:hidden">{words.purposeOf(entry, stages)}</p>
        <LinkButton
          {...entryLink('tasks', stream.id, homeworkId, rowInAddress(entry, homework))}
          kind="primary"
          icon={isSelfie ? Camera : Send}
          className="mt-2"
        >
          {words.stepOf(entry)}
        </LinkButton>
      </div>
    </section>
  )
}

/** Placeholder of the leading task until every course has loaded; none where there was no such task the last time. */
export function LeadSkeleton({ streamId }: { streamId?: number | undefined }) {
  const { data: user } = useQuery(accountQueries.user())
  if (!hadRows(user?.id, leadList(streamId))) return null
  return (
    <div aria-hidden className={LEAD}>
      <Skeleton className="aspect-16/10 rounded-lg!" />
      <div className="flex min-w-0 flex-col gap-3">
        <Skeleton className="h-6.5 w-56 max-w-full" />
        <Skeleton className="h-8 w-4/5" />
        <Skeleton className="h-5.5 w-2/5" />
        <Skeleton className="mt-2 h-11.5 w-44" />
      </div>
    </div>
  )
}

/** Layout of the leading task, shared with its placeholder. */
const LEAD = 'grid items-center gap-4.5 pb-3 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] tablet:gap-10'

/** Under which name it is kept whether there was one. */
export const leadList = (streamId?: number) => `tasks.lead.${streamId ?? 'all'}`
