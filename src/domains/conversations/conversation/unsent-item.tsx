import { useLingui } from '@lingui/react/macro'
import { CircleAlert, Clock } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { Icon } from '#/ui/pictures/icon'
import { maySendAgain, type UnsentMessage } from './chat-draft'
import { Bubble, MessageText } from './message-item'
import type { Composer } from './use-composer'

/** A message that the server has not confirmed: it is on its way, or it failed and waits for the learner. */
export function UnsentItem({ one, composer }: { one: UnsentMessage; composer: Composer }) {
  const { t } = useLingui()
  const { now } = useLearnerTime()
  const state = composer.stateOf(one)
  const hasFailed = state.type === 'failed'
  return (
    <Bubble
      isOwn
      label={hasFailed ? t`Your message that was not sent` : t`Your message, sending`}
      hasFailed={hasFailed}
      foot={
        state.type === 'sending' ? (
          <>
            <Icon of={Clock} size={16} />
            {t`Sending`}
          </>
        ) : (
          <>
            <span role="alert" className="flex items-center gap-1.5 text-danger">
              <Icon of={CircleAlert} size={16} />
              <span>
                {t`Not sent.`} {state.reason}
              </span>
            </span>
            {maySendAgain(one, now.getTime()) && (
              <button type="button" className="link target" onClick={() => composer.post(one)}>
                {t`Try again`}
              </button>
            )}
            <button type="button" className="link target" onClick={() => composer.edit(one)}>
              {t`Edit`}
            </button>
            <button type="button" className="link target" onClick={() => composer.drop(one.clientId)}>
              {t`Remove`}
            </button>
          </>
        )
      }
    >
      <MessageText text={one.message} />
    </Bubble>
  )
}
