import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { dateText } from '#/domains/study/texts'
import { daysUntil } from '#/lib/dates'
import { LinkButton } from '#/ui/buttons/link-button'
import { Avatar } from '#/ui/pictures/avatar'
import { Icon } from '#/ui/pictures/icon'
import type { ListedChat } from '../chat-groups'
import { useChatName } from '../use-chat-name'

/** A chat whose course has not begun: from when on one can write, and what there is to see until then. */
export function ClosedUntilStart({ listed }: { listed: ListedChat }) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const { name } = useChatName(listed)
  const stream = listed.one?.stream
  if (!stream) return null
  const start = dateText(stream.startDate, time)
  const days = Math.max(0, daysUntil(time.now, stream.startDate, time.zone))
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col justify-center-safe overflow-y-auto px-gutter py-6 tablet:px-8">
        <Avatar name={name} src={listed.chat.avatar} size={88} />
        <h2 className="type-h2 mt-5 wrap-anywhere">{t`${name}: here from ${start}`}</h2>
        <p className="mt-2.5 max-w-[48ch] text-muted">
          <Trans>You can write here once the course begins. Until then, have a look at what it holds.</Trans>
        </p>
        <div className="mt-5.5">
          <LinkButton kind="secondary" to="/course/$streamId/calendar" params={{ streamId: stream.id }}>
            {t`Look inside the course`}
          </LinkButton>
        </div>
      </div>
      <p className="mx-gutter mb-4 flex items-center justify-center gap-3 rounded-md bg-fill px-4 py-3 text-small text-muted tablet:mx-8 tablet:mb-6">
        <Icon of={Lock} size={18} />
        {days === 0 ? t`Opens today` : t`${plural(days, { one: 'Opens in # day', other: 'Opens in # days' })}`}
      </p>
    </>
  )
}
