import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '#/ui/link-button'
import { MissingScreen } from '#/ui/missing-screen'
import { TextLink } from '#/ui/text-link'

/** A stream whose course the server does not show (contract 9.1). */
export function CourseUnavailable() {
  const { t } = useLingui()
  return (
    <MissingScreen
      title={t`Course`}
      heading={t`This course cannot be shown`}
      action={
        <span className="flex flex-wrap items-center gap-5">
          <LinkButton to="/courses" kind="primary">
            {t`My courses`}
          </LinkButton>
          <TextLink to="." search={{ modal: 'support' }} resetScroll={false}>
            {t`Write to support`}
          </TextLink>
        </span>
      }
    >
      {t`It is yours, and your progress is safe. The school has not published it here, or has taken it back for a while.`}
    </MissingScreen>
  )
}
