import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CircleCheck, Download, Pause, Play, RotateCw, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import type { Stream } from '#/domains/study/model'
import { formatBytes } from '#/lib/bytes'
import { canRunHls } from '#/platform/device'
import { NO_SPACE } from '#/platform/kept-media'
import { Button } from '#/ui/buttons/button'
import { IconButton } from '#/ui/buttons/icon-button'
import { TextLink } from '#/ui/buttons/text-link'
import { Confirm } from '#/ui/modals/confirm'
import { modalTarget } from '#/ui/modals/modal-target'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { Icon } from '#/ui/pictures/icon'
import { ProgressBar } from '#/ui/states/progress'
import { showToast } from '#/ui/toasts/toast'
import { usePhone } from '#/ui/use-media'
import { KeepModal } from './keep-modal'
import { isKeepingLocked, keptId, type LessonOfDay, lessonsToKeep, newLessons } from './places'
import { keptGroup, type KeptGroup, percentOf } from './queue'
import { useDownloads } from './use-downloads'
import { useFailureText } from './use-failure-text'

interface KeepControlProps {
  what: 'lesson' | 'day' | 'course'
  stream: Stream
  learnerId: number
  places: readonly LessonOfDay[]
  className?: string
}

/** Keeps a lesson, a day or a course on the device, and says how far it is. Draws nothing where there is no video to keep. */
export function KeepControl({ what, stream, learnerId, places, className }: KeepControlProps) {
  const { t } = useLingui()
  const isPhone = usePhone()
  const { downloads, shown } = useDownloads(learnerId)
  const navigate = useNavigate()
  const close = useCloseModal()
  const modal = `keep-${what}` as const
  const isOpen = useSearch({ strict: false }).modal === modal
  const lessons = lessonsToKeep(places, { isPhone, canRunHls: canRunHls() })
  if (lessons.length === 0) return null
  const ids = lessons.map(({ day, lesson }) => keptId(stream.id, day.id, lesson.id))
  const group = keptGroup(shown?.lessons ?? [], ids)
  const missing = lessons.filter((_, index) => !shown?.lessons.some(({ id }) => id === ids[index]))
  const label = {
    lesson: t`Keep on this device`,
    day: t`Keep the day on this device`,
    course: t`Keep the course on this device`,
  }[what]
  const reason = isKeepingLocked(stream)
    ? t`The lessons of this demo course can be watched online only.`
    : shown?.isRefused
      ? t`This browser keeps nothing here, as in a private window. Open the app in a usual window to keep lessons.`
      : undefined

  async function keep(choice: { height: number; bytesPerSecond: number }) {
    close()
    const isForGood = await downloads.keep(newLessons(stream, missing, { ...choice, isAutomatic: false }))
    if (!isForGood)
      showToast({ text: t`Your browser may erase kept lessons when the device runs out of room.`, group: 'keep' })
  }

  return (
    <div className={className}>
      {(group.state === 'none' || group.state === 'some') && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            kind="quiet"
            size="sm"
            icon={Download}
            reason={reason}
            loading={shown === null}
            onClick={() => void navigate(modalTarget(modal))}
          >
            {label}
          </Button>
          {group.state === 'some' && <KeptSoFar group={group} all={ids.length} />}
        </div>
      )}
      {group.state !== 'none' && group.state !== 'some' && (
        <KeptState
          group={group}
          isSeveral={what !== 'lesson'}
          onPause={() => void downloads.pause(ids)}
          onResume={() => void downloads.resume(openOf(shown?.lessons ?? [], ids))}
          onRemove={() => void downloads.remove(ids)}
        />
      )}
      {isOpen && reason === undefined && missing.length > 0 && (
        <KeepModal title={label} lessons={missing} onKeep={(choice) => void keep(choice)} onClose={close} />
      )}
    </div>
  )
}

/** Those that are not here yet: what is here must not be fetched again. */
const openOf = (lessons: readonly { id: string; state: string }[], ids: readonly string[]) =>
  lessons.filter(({ id, state }) => ids.includes(id) && state !== 'loaded').map(({ id }) => id)

function KeptSoFar({ group, all }: { group: KeptGroup; all: number }) {
  const { t, i18n } = useLingui()
  const size = formatBytes(group.bytes, i18n.locale)
  const loaded = group.loaded
  return (
    <span className="num text-small text-muted">
      {t`${loaded} of ${plural(all, { one: '# lesson', other: '# lessons' })} kept, ${size}`}
    </span>
  )
}

interface KeptStateProps {
  group: KeptGroup
  isSeveral: boolean
  onPause: () => void
  onResume: () => void
  onRemove: () => void
}

function KeptState({ group, isSeveral, onPause, onResume, onRemove }: KeptStateProps) {
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
        <p className={state === 'fail' ? 'text-small text-danger' : 'num flex items-center gap-2 text-small text-muted'}>
          {state === 'loaded' && <Icon of={CircleCheck} size={16} className="text-success" />}
          {text}
        </p>
        {isOpen && <ProgressBar value={percent ?? 0} label={text} className="mt-2" />}
        {failure?.code === NO_SPACE && (
          <TextLink to="/user/settings/downloads" className="target text-small">{t`Make room`}</TextLink>
        )}
      </div>
      <div className="flex">
        {(state === 'loading' || state === 'pending') && (
          <IconButton label={t`Pause`} icon={Pause} size="sm" onClick={onPause} />
        )}
        {state === 'paused' && <IconButton label={t`Go on`} icon={Play} size="sm" onClick={onResume} />}
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
