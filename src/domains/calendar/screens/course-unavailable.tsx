import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '#/ui/buttons/link-button'
import { modalTarget } from '#/ui/modals/modal-target'
import { MissingScreen } from '#/ui/states/missing-screen'

/** Shown for a stream whose course the server does not show (contract 9.1). */
export function CourseUnavailable() {
  const { t } = useLingui()
  return (
    <MissingScreen
      title={t`Course`}
      heading={t`This course cannot be shown`}
      action={
        <span className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <LinkButton to="/courses" kind="primary">
            {t`My courses`}
          </LinkButton>
          <LinkButton {...modalTarget('support')} kind="text">
            {t`Write to support`}
          </LinkButton>
        </span>
      }
    >
      {t`It is yours, and your progress is safe. The school has not published it here, or has taken it back for a while.`}
    </MissingScreen>
  )
}
