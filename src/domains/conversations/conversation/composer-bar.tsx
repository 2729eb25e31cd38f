import { useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { serverNow } from '#/api/clock'
import { CONTROL_INPUT, controlLook } from '#/ui/fields/field'
import { IconButton } from '#/ui/buttons/icon-button'
import { cx } from '#/ui/cx'
import { useCountdown } from '#/ui/use-countdown'
import { useMedia } from '#/ui/use-media'
import type { Composer } from './use-composer'

/** The longest message that the server takes. */
const MAX_LENGTH = 4000
const MAX_ROWS = 6

interface ComposerBarProps {
  composer: Composer
  /** When the learner may write again, in epoch ms of the server's clock; null: at once. */
  waitUntil: number | null
}

/** The field for a message: it grows with the text, and counts down until the next message may be sent, while the text stays. */
export function ComposerBar({ composer, waitUntil }: ComposerBarProps) {
  const { t } = useLingui()
  const noteId = useId()
  const { message, write, submit } = composer
  const waitText = (seconds: number) =>
    seconds === 0 ? t`You can write again` : t`You can write again in ${seconds} s`
  const left = useCountdown(waitUntil, { now: serverNow, speak: waitText })
  // On a touch keyboard the key that ends a line has no neighbour that sends.
  const hasKeys = useMedia('(pointer: fine)')
  const isBlank = message.trim() === ''
  const isTooLong = message.length > MAX_LENGTH
  const over = message.length - MAX_LENGTH
  const isUnavailable = isBlank || isTooLong || left > 0

  function key(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeys) return
    event.preventDefault()
    if (!isUnavailable) submit()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isUnavailable) submit()
      }}
      className="px-gutter pt-1 pb-3 tablet:px-8 tablet:pb-6"
    >
      <p id={noteId} className="min-h-6 pb-1 text-caption text-muted">
        {isTooLong ? t`Too long by ${over}` : left > 0 ? waitText(left) : null}
      </p>
      <div className={cx(controlLook({ compact: true }), 'items-end!')}>
        <textarea
          id="composer-field"
          aria-label={t`Message`}
          aria-describedby={noteId}
          aria-invalid={isTooLong || undefined}
          placeholder={t`Write a message`}
          value={message}
          rows={Math.min(MAX_ROWS, message.split('\n').length)}
          onChange={(event) => write(event.target.value)}
          onKeyDown={key}
          className={cx(CONTROL_INPUT, 'max-h-40 min-h-11 resize-none px-4! py-2.5! [field-sizing:content]')}
        />
        <IconButton
          type="submit"
          label={left > 0 ? t`Send, available in ${left} s` : t`Send`}
          icon={Send}
          unavailable={isUnavailable}
          aria-describedby={noteId}
          className={isUnavailable ? undefined : 'bg-accent! text-on-accent!'}
        />
      </div>
    </form>
  )
}
