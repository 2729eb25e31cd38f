import { useLingui } from '@lingui/react/macro'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { Pill } from '#/ui/pill'
import type { VideoConsultation } from '../model'
import { useConsultationTexts } from '../use-consultation-texts'

/** State and course of a consultation, in a line. */
export function ConsultationState({ one }: { one: VideoConsultation }) {
  const texts = useConsultationTexts()
  const nameOf = useCourseName()
  const look = texts.state(one)
  return (
    <span className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-small text-muted">
      {look && (
        <Pill tone={look.tone} icon={look.icon}>
          {look.word}
        </Pill>
      )}
      {one.course && <span className="wrap-anywhere">{nameOf(one)}</span>}
    </span>
  )
}

/** How long it lasts, and in which zone its time is told. */
export function ConsultationLength({ one }: { one: VideoConsultation }) {
  const { t } = useLingui()
  const { lengthOf, zoneOf } = useConsultationTexts()
  const length = lengthOf(one)
  const place = one.start && zoneOf(one.start)
  return <>{[length && t`${length}.`, place && t`Times are those of ${place}.`].filter(Boolean).join(' ')}</>
}
