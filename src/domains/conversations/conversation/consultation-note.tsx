import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ConsultationCount } from '#/domains/consultations/consultation-count'
import { useBrand } from '#/domains/site-config/use-brand'
import type { Stream } from '#/domains/study/model'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { supportMutations } from '#/domains/support/mutations'
import { errorTexts } from '#/ui/states/error-texts'

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
      {left <= 0 && <MoreConsultations stream={stream} />}
    </div>
  )
}

/** Asks the school for more, in the learner's name (L34): there is no screen yet on which they are bought. */
function MoreConsultations({ stream }: { stream: Stream }) {
  const { t, i18n } = useLingui()
  const course = useCourseName()(stream)
  const { renewConsultationSupportCategoryId: supportCategoryId } = useBrand()
  const ask = useMutation(supportMutations.askAutomatically())
  if (ask.isSuccess)
    return (
      <span role="status">
        <Trans>We have your request for more, and will answer by email.</Trans>
      </span>
    )
  const message = t`Please renew the consultations of the course “${course}”.`
  return (
    <>
      <button
        type="button"
        aria-busy={ask.isPending || undefined}
        className="link target"
        onClick={() => {
          if (!ask.isPending) ask.mutate({ supportCategoryId, targetId: stream.id, message })
        }}
      >
        {t`Ask for more`}
      </button>
      {ask.error && (
        <span role="alert" className="text-danger">
          {errorTexts(i18n, ask.error)}
        </span>
      )}
    </>
  )
}
