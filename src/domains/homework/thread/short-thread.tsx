import { useLingui } from '@lingui/react/macro'
import { fullName } from '#/domains/account/full-name'
import { latestAnswer } from '#/domains/chats/homework-thread'
import type { Stream } from '#/domains/study/model'
import { Avatar } from '#/ui/pictures/avatar'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { useThread } from './use-thread'

interface ShortThreadProps {
  stream: Pick<Stream, 'chatChannelId'>
  entry: HomeworkEntry
}

/** The expert's latest message about a homework; nothing while there is none. */
export function ShortThread({ stream, entry }: ShortThreadProps) {
  const { t } = useLingui()
  const answer = latestAnswer(useThread(stream, entry, { isGlance: true }).messages)
  if (!answer?.employee) return null
  const name = fullName(answer.employee) || t`Expert`
  return (
    <figure className="mt-4 flex max-w-[60ch] gap-3">
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
