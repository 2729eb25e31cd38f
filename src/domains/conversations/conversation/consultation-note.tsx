import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ConsultationCount } from '#/domains/consultations/consultation-count'
import type { Stream } from '#/domains/study/model'
import { TextLink } from '#/ui/buttons/text-link'

interface ConsultationNoteProps {
  stream: Stream
  count: ConsultationCount
}

/** Above the field for a message: whether a consultation is under way, and how many are left or over. */
export function ConsultationNote({ stream, count: { left, isOpen } }: ConsultationNoteProps) {
  const { t } = useLingui()
  if (left === null) return null
  const over = -left
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-gutter pt-2 text-caption tablet:px-8">
      {isOpen && <span>{t`A consultation is under way`}</span>}
      <span className="text-muted">
        {left > 0
          ? t`${plural(left, { one: '# consultation left', other: '# consultations left' })}`
          : over === 0
            ? t`No consultations left`
            : t`${plural(over, { one: '# consultation over', other: '# consultations over' })}`}
      </span>
      {left <= 0 && (
        <TextLink to="/course/$streamId/extend" params={{ streamId: stream.id }} search={{ for: 'consultations' }}>
          {t`Get more`}
        </TextLink>
      )}
    </div>
  )
}
