import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '#/ui/buttons/link-button'
import { MissingScreen } from '#/ui/states/missing-screen'

/** Shown at the address of a video consultation that is not the learner's. */
export function ConsultationNotFound() {
  const { t } = useLingui()
  return (
    <MissingScreen
      title={t`Consultation not found`}
      heading={t`There is no such consultation among yours`}
      action={
        <LinkButton to="/videoconsultations" kind="primary">
          {t`All video consultations`}
        </LinkButton>
      }
    >
      {t`The address has a typing mistake, or the consultation belongs to another account.`}
    </MissingScreen>
  )
}
