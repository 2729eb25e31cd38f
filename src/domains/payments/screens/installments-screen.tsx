import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import { LinkButton } from '#/ui/buttons/link-button'
import { Page } from '#/ui/page/page'
import { RowLink, Rows } from '#/ui/page/rows'
import { Pill } from '#/ui/pill'
import { EmptyState } from '#/ui/states/empty-state'
import { useInstallmentTexts } from '../installments/use-installment-texts'
import type { Installment } from '../model'
import { paymentQueries } from '../queries'

/** All that the learner pays for in parts, what goes on first. */
export function InstallmentsScreen() {
  const { t } = useLingui()
  const { data: plans } = useSuspenseQuery(paymentQueries.installments())
  const rank = ({ status }: Installment) => Number(status !== 'active')
  return (
    <Page
      title={t`Instalments`}
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: t`Instalments` }]}
    >
      {plans.length === 0 ? (
        <EmptyState
          title={t`Nothing is paid in parts`}
          action={<LinkButton to="/user/subscriptions">{t`Open subscriptions`}</LinkButton>}
        >
          {t`A course that you buy in several payments appears here.`}
        </EmptyState>
      ) : (
        <Rows label={t`Instalments`}>
          {plans
            .toSorted((a, b) => rank(a) - rank(b))
            .map((plan) => (
              <PlanRow key={plan.id} plan={plan} />
            ))}
        </Rows>
      )}
    </Page>
  )
}

function PlanRow({ plan }: { plan: Installment }) {
  const { t } = useLingui()
  const texts = useInstallmentTexts()
  const look = texts.state(plan)
  return (
    <RowLink
      to="/user/installments/$installmentId"
      params={{ installmentId: plan.id }}
      icon={CalendarClock}
      title={plan.title || t`Payment in parts`}
      detail={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {look && (
            <Pill bare tone={look.tone} icon={look.icon}>
              {look.word}
            </Pill>
          )}
          <span>{texts.next(plan)}</span>
        </span>
      }
      end={<span className="num">{texts.money(plan.amount, plan)}</span>}
    />
  )
}
