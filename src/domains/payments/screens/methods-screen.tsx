import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions, useSearch } from '@tanstack/react-router'
import { Check, CreditCard, Hourglass, ShieldCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { isApiError } from '#/api/errors'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { LinkButton } from '#/ui/buttons/link-button'
import { TextLink } from '#/ui/buttons/text-link'
import { Confirm } from '#/ui/modals/confirm'
import { modalTarget } from '#/ui/modals/modal-target'
import { useCloseModal, useDropModal } from '#/ui/modals/use-close-modal'
import { Page } from '#/ui/page/page'
import { ROW, Rows } from '#/ui/page/rows'
import { Icon } from '#/ui/pictures/icon'
import { Pill } from '#/ui/pill'
import { Banner } from '#/ui/states/banner'
import { EmptyState } from '#/ui/states/empty-state'
import { errorTexts } from '#/ui/states/error-texts'
import { showToast } from '#/ui/toasts/toast'
import { useOnce } from '#/ui/use-once'
import { cardExpiry } from '../methods/card-expiry'
import type { PaymentMethod } from '../model'
import { paymentMutations } from '../mutations'
import { paymentQueries } from '../queries'

/** The saved ways to pay; `method`: the one that is asked about. */
export function MethodsScreen({ method }: { method: number | undefined }) {
  const { t } = useLingui()
  const { modal } = useSearch({ strict: false })
  const { data: methods } = useSuspenseQuery(paymentQueries.methods())
  return (
    <Page
      title={t`Payment methods`}
      lead={t`Cards are kept by the bank. We see their last digits and their date.`}
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: t`Payment methods` }]}
    >
      {methods.length === 0 ? (
        <EmptyState
          title={t`No saved payment methods`}
          action={<LinkButton to="/user/subscriptions">{t`Open subscriptions`}</LinkButton>}
        >
          {t`A card appears here by itself after you pay with it.`}
        </EmptyState>
      ) : (
        <>
          <Rows label={t`Payment methods`}>
            {methods.map((one) => (
              <MethodRow key={one.id} method={one} />
            ))}
          </Rows>
          <Banner icon={ShieldCheck} title={t`A card appears here by itself after you pay with it.`} className="mt-8">
            <TextLink to="/user/subscriptions">{t`Open subscriptions`}</TextLink>
          </Banner>
        </>
      )}
      {modal === 'remove-method' && <Removing key={method} method={methods.find(({ id }) => id === method)} />}
    </Page>
  )
}

function useMethodName(): (method: PaymentMethod) => string {
  const { t } = useLingui()
  return ({ title }) => title || t`Payment method`
}

function MethodRow({ method }: { method: PaymentMethod }) {
  const { t } = useLingui()
  const { now, zone } = useLearnerTime()
  const name = useMethodName()(method)
  const { expires } = method
  const expiry = cardExpiry(expires, now, zone)
  return (
    <li className={`${ROW} flex-wrap gap-y-2`}>
      <span className="grid h-9 w-13 shrink-0 place-items-center rounded-sm bg-fill text-muted">
        <Icon of={CreditCard} />
      </span>
      <span className="min-w-40 flex-1 wrap-anywhere">
        <b className="block text-ui font-strong">{name}</b>
        {expiry && (
          <span className="mt-0.5 block text-small text-muted">
            {expiry === 'expired' ? t`Expired ${expires}` : t`Valid until ${expires}`}
          </span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-3">
        {method.isDefault && (
          <Pill tone="success" icon={Check}>
            {t`Main`}
          </Pill>
        )}
        {expiry === 'soon' && (
          <Pill tone="warning" icon={Hourglass}>
            {t`Expires soon`}
          </Pill>
        )}
        {expiry === 'expired' && (
          <Pill tone="warning" icon={TriangleAlert}>
            {t`Expired`}
          </Pill>
        )}
        <LinkButton size="sm" {...modalTarget('remove-method', { method: method.id })} aria-label={t`Remove ${name}`}>
          {t`Remove`}
        </LinkButton>
      </span>
    </li>
  )
}

/** Stays while its method is being removed; one that is not there is not asked about. */
function Removing({ method }: { method: PaymentMethod | undefined }) {
  const [asked] = useState(method)
  const drop = useEffectEvent(useDropModal('method'))
  useEffect(() => {
    if (!asked) drop()
  }, [asked])
  return asked && <RemoveConfirm method={asked} />
}

function RemoveConfirm({ method }: { method: PaymentMethod }) {
  const { t, i18n } = useLingui()
  const close = useCloseModal('method')
  const name = useMethodName()(method)
  const remove = useMutation(paymentMutations.removeMethod())
  const confirm = useOnce(async () => {
    try {
      await remove.mutateAsync(method.id)
    } catch {
      // The mutation's error is shown.
      return
    }
    showToast({ text: t`${name} is removed.` })
    close()
  })
  const isInUse = isApiError(remove.error, 409)
  return (
    <Confirm
      title={t`Remove ${name}?`}
      confirmLabel={t`Remove`}
      cancelLabel={t`Keep it`}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={close}
      error={
        remove.error && (
          <Banner tone="danger" role="alert" title={isInUse ? t`A subscription pays with it.` : t`It was not removed.`}>
            {isInUse ? (
              <Trans>
                Pay with another card or cancel the subscription first.{' '}
                <TextLink to="/user/subscriptions">Open subscriptions</TextLink>
              </Trans>
            ) : (
              errorTexts(i18n, remove.error)
            )}
          </Banner>
        )
      }
    >
      {t`You can’t pay with it here afterwards. Payments already made stay as they are.`}
    </Confirm>
  )
}
