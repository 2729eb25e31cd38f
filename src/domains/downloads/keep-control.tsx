import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import type { Stream } from '#/domains/study/model'
import { formatBytes } from '#/lib/bytes'
import { canRunHls } from '#/platform/device'
import { Button } from '#/ui/buttons/button'
import { modalTarget } from '#/ui/modals/modal-target'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { showToast } from '#/ui/toasts/toast'
import { usePhone } from '#/ui/use-media'
import { KeepModal } from './keep-modal'
import { KeptState } from './kept-state'
import { MakeRoom } from './make-room'
import { isKeepingLocked, keptId, type LessonOfDay, lessonsToKeep, newLessons } from './places'
import { keptGroup, type KeptGroup } from './queue'
import { useDownloads } from './use-downloads'

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
      ? t`This device keeps nothing here, as in a private window. Open the app in a usual window to keep lessons.`
      : undefined

  async function keep(choice: { height: number; bytesPerSecond: number }) {
    close()
    const isForGood = await downloads
      .keep(newLessons(stream, missing, { ...choice, isAutomatic: false }))
      .catch(() => null)
    if (isForGood === null) showToast({ text: t`This device did not keep it.`, group: 'keep', failed: true })
    if (isForGood === false)
      showToast({ text: t`This device may erase kept lessons when it runs out of room.`, group: 'keep' })
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
          room={<MakeRoom learnerId={learnerId} />}
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
