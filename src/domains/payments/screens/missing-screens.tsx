import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '#/ui/buttons/link-button'
import { MissingScreen } from '#/ui/states/missing-screen'

/** Shown at the address of a subscription that is not the learner's, or one that only the app shows. */
export function SubscriptionNotFound() {
  const { t } = useLingui()
  return (
    <MissingScreen
      title={t`Subscription not found`}
      heading={t`There is no such subscription among yours`}
      action={
        <LinkButton to="/user/subscriptions" kind="primary">
          {t`All subscriptions`}
        </LinkButton>
      }
    >
      {t`The address has a typing mistake, or the subscription belongs to another account.`}
    </MissingScreen>
  )
}

/** Shown at the address of a plan of payments that is not the learner's. */
export function InstallmentNotFound() {
  const { t } = useLingui()
  return (
    <MissingScreen
      title={t`Instalments`}
      heading={t`There is no such payment in parts among yours`}
      action={
        <LinkButton to="/user/installments" kind="primary">
          {t`Instalments`}
        </LinkButton>
      }
    >
      {t`The address has a typing mistake, or the payments belong to another account.`}
    </MissingScreen>
  )
}
