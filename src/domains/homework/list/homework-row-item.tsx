import { useNavigate } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { wasSent } from '#/domains/study/homework/homework-status'
import { savesData } from '#/platform/device'
import { useIdle } from '#/platform/use-idle'
import { part } from '#/ui/late/part'
import { modalTarget } from '#/ui/modals/modal-target'
import { Icon } from '#/ui/pictures/icon'
import { Picture } from '#/ui/pictures/picture'
import { type HomeworkCourse, type HomeworkEntry, rowInAddress } from '#/domains/study/homework/homework-entries'
import { HOMEWORK_LOOKS } from '#/domains/study/homework/homework-looks'
import { HomeworkPill } from '#/domains/study/homework/homework-pill'
import { EntryPoints, EntryTitle } from '../entries/entry-parts'
import { entryLink, type HomeworkPlace } from '../entries/homework-place'
import { HOMEWORK_ROW, HomeworkRowContent, HomeworkRowLink } from './row-look'
import { useEntryTexts } from '../entries/use-entry-texts'

interface HomeworkRowItemProps {
  course: HomeworkCourse
  entry: HomeworkEntry
  place: HomeworkPlace
}

/** A homework in a list: leads to it, or says why it is locked. */
export function HomeworkRowItem({ course, entry, place }: HomeworkRowItemProps) {
  const words = useEntryTexts()
  const navigate = useNavigate()
  const { stages, homework } = course
  const streamId = course.stream.id
  const parts = {
    heading: <EntryTitle entry={entry} keepsRoom />,
    detail: [words.placeOf(entry), words.nextOf(entry, stages)].filter(Boolean).join('. '),
    pill: <HomeworkPill entry={entry} />,
    media: <RowMedia course={course} entry={entry} place={place} />,
    ...(place === 'homework' && { points: <EntryPoints entry={entry} /> }),
  }
  if (entry.state !== 'locked') {
    const link = entryLink(place, streamId, entry.row.target.homeworkId, rowInAddress(entry, homework))
    return (
      <li data-homework>
        <HomeworkRowLink {...link} {...parts} />
      </li>
    )
  }
  const { targetType, target } = entry.row
  const why = modalTarget('locked', { stream: streamId, row: target.id, target: targetType })
  const explain = () => void navigate(why)
  return (
    <li data-homework>
      <button type="button" aria-haspopup="dialog" onClick={explain} className={HOMEWORK_ROW}>
        <HomeworkRowContent {...parts} />
      </button>
    </li>
  )
}

/** What the learner sent is asked for once the list stands. */
const OwnPhoto = part(() => import('./own-photo'), 'OwnPhoto', { missing: 'silent' })

function RowMedia({ course, entry, place }: HomeworkRowItemProps) {
  const { state, row } = entry
  const picture = course.stream.course?.image
  const isIdle = useIdle()
  const isOwn = place === 'homework' && wasSent(row.status) && !savesData()
  const own = OwnPhoto.useCode({ isDue: isIdle && isOwn })
  if (place === 'tasks') {
    const { icon } = state === 'unknown' ? HOMEWORK_LOOKS.NOT_UPLOADED : HOMEWORK_LOOKS[state]
    return <Icon of={icon} className="text-muted" />
  }
  if (own && isOwn) return <own.OwnPhoto course={course} entry={entry} picture={picture} />
  if (state !== 'locked') return <Picture src={picture} ratio="1:1" className="w-14 rounded-sm!" />
  return (
    <span className="grid size-14 place-items-center rounded-sm bg-fill text-muted">
      <Icon of={Lock} />
    </span>
  )
}
