import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CircleCheck, Pause, Play, RotateCw, Trash2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatBytes } from '#/lib/bytes'
import { NO_SPACE } from '#/platform/kept-media'
import { IconButton } from '#/ui/buttons/icon-button'
import { Confirm } from '#/ui/modals/confirm'
import { Icon } from '#/ui/pictures/icon'
import { ProgressBar } from '#/ui/states/progress'
import { type KeptGroup, percentOf } from './queue'
import { useFailureText } from './use-failure-text'

interface KeptStateProps {
  group: KeptGroup
  isSeveral: boolean
  /** What helps where there is no room. */
  room: ReactNode
  onPause: () => void
  onResume: () => void
  onRemove: () => void
}

/** How far one or several lessons are kept, and what can be done about it. */
export function KeptState({ group, isSeveral, room, onPause, onResume, onRemove }: KeptStateProps) {
  const { t, i18n } = useLingui()
  const failureText = useFailureText()
  const [isAsked, ask] = useState(false)
  const { state, failure } = group
  const percent = percentOf(group)
  const here = formatBytes(group.bytes, i18n.locale)
  const all = formatBytes(group.total, i18n.locale)
  const count = group.chosen
  const amount = percent === null ? here : t`${percent}%, ${here} of ${all}`
  const text = {
    loading: t`Keeping: ${amount}`,
    pending: t`Waiting to be kept: ${amount}`,
    paused: t`Paused: ${amount}`,
    loaded: t`Kept on this device, ${here}`,
    fail: failure ? failureText(failure) : '',
    none: '',
    some: '',
  }[state]
  const isOpen = state === 'loading' || state === 'pending' || state === 'paused'
  const remove = () => (isSeveral && count > 1 ? ask(true) : onRemove())
  return (
    <div className="flex max-w-120 flex-wrap items-center gap-x-3 gap-y-1">
      <div className="min-w-0 flex-1 basis-48">
        <p
          className={state === 'fail' ? 'text-small text-danger' : 'num flex items-center gap-2 text-small text-muted'}
        >
          {state === 'loaded' && <Icon of={CircleCheck} size={16} className="text-success" />}
          {text}
        </p>
        {isOpen && <ProgressBar value={percent ?? 0} label={text} className="mt-2" />}
        {failure?.code === NO_SPACE && room}
      </div>
      <div className="flex">
        {(state === 'loading' || state === 'pending') && (
          <IconButton label={t`Pause the download`} icon={Pause} size="sm" onClick={onPause} />
        )}
        {state === 'paused' && (
          <IconButton label={t`Go on with the download`} icon={Play} size="sm" onClick={onResume} />
        )}
        {state === 'fail' && <IconButton label={t`Try again`} icon={RotateCw} size="sm" onClick={onResume} />}
        <IconButton
          label={isOpen ? t`Cancel the download` : t`Remove from this device`}
          icon={isOpen ? X : Trash2}
          size="sm"
          onClick={remove}
        />
      </div>
      {isAsked && (
        <Confirm
          title={t`Remove ${plural(count, { one: '# lesson', other: '# lessons' })} from this device?`}
          confirmLabel={t`Remove`}
          cancelLabel={t`Keep them`}
          onConfirm={() => {
            ask(false)
            onRemove()
          }}
          onCancel={() => ask(false)}
        >
          {t`They can be watched online, and kept again.`}
        </Confirm>
      )}
    </div>
  )
}
