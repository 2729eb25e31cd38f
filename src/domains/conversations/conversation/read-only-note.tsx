import { useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { dateText } from '#/domains/study/texts'
import { TextLink } from '#/ui/buttons/text-link'
import { Icon } from '#/ui/pictures/icon'
import type { ListedChat } from '../chat-groups'
import type { ReadOnlyReason } from '../read-only'

/** In the composer's place: why nothing can be written here, and what to do instead. */
export function ReadOnlyNote({ listed, reason }: { listed: ListedChat; reason: ReadOnlyReason }) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const start = listed.one && dateText(listed.one.stream.startDate, time)
  const texts: Record<ReadOnlyReason, string> = {
    'not-started': t`You can write here once the course begins, on ${start}.`,
    closed: t`The experts have closed this chat: you can read it, but not write.`,
    'demo-questions': t`The demo of this course has no questions to experts. They come with the whole course.`,
    'demo-answers': t`Experts do not answer in the demo of this course. They do in the whole course.`,
  }
  return (
    <div className="px-gutter pt-2 pb-4 tablet:px-8 tablet:pb-6">
      <p className="flex items-start gap-3 rounded-md bg-fill px-4 py-3 text-small">
        <Icon of={Lock} size={18} className="mt-0.5 text-muted" />
        <span className="min-w-0">
          {texts[reason]} <WayOut listed={listed} reason={reason} />
        </span>
      </p>
    </div>
  )
}

/** Where what is missing can be had: the full course of a demo, more time for a course that is over, otherwise another course. */
function WayOut({ listed: { one }, reason }: { listed: ListedChat; reason: ReadOnlyReason }) {
  const { t } = useLingui()
  const isForSale = one && reason !== 'not-started' && (one.stream.isDemo || one.state === 'ended')
  if (!isForSale) return <TextLink to="/courses">{t`My courses`}</TextLink>
  return (
    <TextLink to="/course/$streamId/extend" params={{ streamId: one.stream.id }}>
      {one.stream.isDemo ? t`Get the full course` : t`Renew the course`}
    </TextLink>
  )
}
