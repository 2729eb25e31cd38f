import { useLingui } from '@lingui/react/macro'
import { Camera, Send } from 'lucide-react'
import { useCourseName } from '#/domains/study/streams/use-course-name'
import { LinkButton } from '#/ui/buttons/link-button'
import { Picture } from '#/ui/pictures/picture'
import { type HomeworkCourse, type HomeworkEntry, rowInAddress } from '#/domains/study/homework/homework-entries'
import { EntryPill } from '../entries/entry-pill'
import { EntryTitle } from '../entries/entry-title'
import { entryLink } from '../entries/homework-place'
import { LEAD } from './lead-look'
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
          <EntryPill entry={entry} withDeadline />
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
