import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fullName } from '#/domains/account/full-name'
import { latestAnswer } from '#/domains/chats/homework-thread'
import type { Stream } from '#/domains/study/model'
import { cx } from '#/ui/cx'
import { Avatar } from '#/ui/pictures/avatar'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { useThread } from './use-thread'

/** The height of the name and of three lines. */
const ROOM = 'min-h-22'

interface ShortThreadProps {
  stream: Pick<Stream, 'chatChannelId'>
  entry: HomeworkEntry
}

/** The expert's answer to a homework that has one; one that comes late has its place before. */
export function ShortThread({ stream, entry }: ShortThreadProps) {
  const { t } = useLingui()
  const { messages, isPending } = useThread(stream, entry, { isGlance: true })
  const answer = latestAnswer(messages)
  const [isLate] = useState(isPending && answer === null)
  if (!answer?.employee) return isLate && <div className={cx('mt-4', ROOM)} />
  const name = fullName(answer.employee) || t`Expert`
  return (
    <figure className={cx('mt-4 flex max-w-[60ch] gap-3', isLate && ROOM)}>
      <Avatar name={name} src={answer.employee.file?.previewUrl ?? answer.employee.file?.url} size={28} />
      <div className="min-w-0">
        <figcaption className="text-small font-strong">{name}</figcaption>
        <blockquote className="mt-0.5 line-clamp-3 whitespace-pre-line text-ui text-muted wrap-anywhere">
          {answer.message}
        </blockquote>
      </div>
    </figure>
  )
}
