import { useLingui } from '@lingui/react/macro'
import { formatBytes } from '#/lib/bytes'
import { TextLink } from '#/ui/buttons/text-link'
import { bytesOf, lessonsOfFinished } from './by-course'
import { useDownloads } from './use-downloads'
import { useFinishedDays } from './use-finished-days'

interface RoomProps {
  learnerId: number
}

/** What removing kept lessons would free: those of finished days, else all of them. Draws nothing where nothing is here. */
export function FreedRoom({ learnerId }: RoomProps) {
  const { t, i18n } = useLingui()
  const lessons = useDownloads(learnerId).shown?.lessons ?? []
  const ofFinished = bytesOf(lessonsOfFinished(lessons, useFinishedDays(lessons)))
  const ofAll = bytesOf(lessons)
  const bytes = formatBytes(ofFinished || ofAll, i18n.locale)
  if (ofAll === 0) return null
  return (
    <p className="num text-small text-muted">
      {ofFinished > 0 ? t`Removing finished days frees ${bytes}.` : t`Everything that is kept takes ${bytes}.`}
    </p>
  )
}

/** The same, with the way to where it can be removed. */
export function MakeRoom({ learnerId }: RoomProps) {
  const { t } = useLingui()
  return (
    <>
      <FreedRoom learnerId={learnerId} />
      <TextLink to="/user/settings/downloads" className="target text-small">{t`Make room`}</TextLink>
    </>
  )
}
