import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, Clock } from 'lucide-react'
import { serverNow } from '#/api/clock'
import { useOnline } from '#/api/connectivity'
import { ApiError } from '#/api/errors'
import { chatMessage } from '#/domains/chats/chat-message'
import { useBrand } from '#/domains/site-config/use-brand'
import type { QueuedEntry } from '#/outbox/engine'
import { Icon } from '#/ui/pictures/icon'
import { errorTexts } from '#/ui/states/error-texts'
import { ProgressBar } from '#/ui/states/progress'
import { useCountdown } from '#/ui/use-countdown'
import { Bubble, MessageText } from './message-item'
import { UnsentFiles } from './unsent-files'
import type { Composer } from './use-composer'

interface UnsentItemProps {
  entry: QueuedEntry
  composer: Composer
  /** Whether it is the next one to be sent. */
  isNext: boolean
  /** When the server takes the next message, in epoch ms; null: at once. */
  waitUntil: number | null
}

/** A message that is kept on the device until the server has it: what becomes of it, and what can be done. */
export function UnsentItem({ entry, composer, isNext, waitUntil }: UnsentItemProps) {
  const { t, i18n } = useLingui()
  const isLine = useOnline()
  const state = useSendState(entry, isNext, waitUntil)
  const { progress } = entry
  const hasFailed = entry.phase === 'failed'
  const isSending = isLine && entry.phase === 'sending'
  const text = chatMessage.parse(entry.payload)?.message ?? ''
  return (
    <Bubble
      isOwn
      label={hasFailed ? t`Your message that was not sent` : t`Your message, not sent yet`}
      hasFailed={hasFailed}
      foot={
        <>
          <span
            // A message that waits says so quietly: it needs nothing of the learner.
            role={hasFailed ? 'alert' : undefined}
            className={hasFailed ? 'flex items-center gap-1.5 text-danger' : 'flex items-center gap-1.5'}
          >
            <Icon of={hasFailed ? CircleAlert : Clock} size={16} />
            <span className="min-w-0 wrap-anywhere">{state}</span>
          </span>
          {/* Their press areas would reach over a line above: together, and apart where they need two lines. */}
          <span className="flex flex-wrap justify-end gap-x-2 gap-y-7 empty:hidden">
            {hasFailed && (
              <button type="button" className="link target" onClick={() => composer.retry(entry)}>
                {t`Try again`}
              </button>
            )}
            {!isSending && composer.canTakeBack(entry) && (
              <button type="button" className="link target" onClick={() => void composer.takeBack(entry)}>
                {t`Edit`}
              </button>
            )}
            {(!isSending || progress !== null) && (
              <button type="button" className="link target" onClick={() => composer.remove(entry)}>
                {t`Remove`}
              </button>
            )}
          </span>
        </>
      }
    >
      {entry.files.length > 0 && <UnsentFiles entry={entry} filesOf={composer.filesOf} />}
      {progress !== null && (
        <span className="flex items-center gap-2 text-caption">
          <ProgressBar label={t`Sending the files`} value={progress * 100} className="min-w-16 flex-1" />
          <span className="num">{i18n.number(progress, { style: 'percent' })}</span>
        </span>
      )}
      <MessageText text={text} />
      {!entry.isKept && (
        <p className="text-caption text-muted">{t`This device cannot keep it: stay on this page until it is sent.`}</p>
      )}
    </Bubble>
  )
}

/** What becomes of a message that waits, in a sentence. */
function useSendState(entry: QueuedEntry, isNext: boolean, waitUntil: number | null): string {
  const { t, i18n } = useLingui()
  const { messageDelay } = useBrand()
  const isLine = useOnline()
  const { phase, trouble, notBefore, firstTriedAt } = entry
  // Turned away before anything was done, or known to come too soon.
  const isTooSoon = (trouble?.code === 'busy' && firstTriedAt === null) || (trouble === null && isNext)
  const left = useCountdown(Math.max(notBefore, isTooSoon ? (waitUntil ?? 0) : 0) || null, { now: serverNow })

  const failed = t`Failed to send message`
  const reason = trouble?.code === 'failed' ? errorTexts(i18n, new ApiError(trouble.facts)) : ''
  if (phase === 'failed') {
    if (trouble?.code !== 'lost_file') return `${failed}. ${reason}`.trim()
    const { name } = trouble
    return `${failed}. ${t`The file ${name} is no longer on this device.`}`
  }
  if (!isLine) return t`Waiting for the network. It will be sent by itself.`
  if (phase === 'sending') return t`Sending`
  const again = left > 0 ? t`The next try is in ${left} s.` : ''
  if (trouble?.code === 'network') return `${t`Waiting for the network. It will be sent by itself.`} ${again}`.trim()
  if (trouble?.code === 'failed') return `${failed}. ${reason} ${again}`.trim()
  if (isTooSoon && left > 0) {
    const rule = t`Messages can be sent no more than once every ${plural(messageDelay, { one: '# second', other: '# seconds' })}.`
    return `${rule} ${t`It is sent in ${left} s.`}`
  }
  if (trouble?.code === 'busy') return `${t`The server is busy.`} ${again}`.trim()
  return isNext ? t`Sending` : t`Waiting for its turn. It will be sent by itself.`
}
