import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { Check, Circle, CircleAlert, type LucideIcon } from 'lucide-react'
import { LinkButton } from '#/ui/buttons/link-button'
import { Html } from '#/ui/html/html'
import { modalTarget } from '#/ui/modals/modal-target'
import { MarginSection } from '#/ui/page/margin-section'
import { Page } from '#/ui/page/page'
import { ROW, Rows } from '#/ui/page/rows'
import { Icon } from '#/ui/pictures/icon'
import { Pill } from '#/ui/pill'
import { ProgressBar } from '#/ui/states/progress'
import { installmentProgress } from '../installments/installment-progress'
import { useInstallmentTexts } from '../installments/use-installment-texts'
import type { Installment } from '../model'
import { paymentQueries } from '../queries'

/** One plan of payments: how far it is, each payment, and how it is ended, which support does. */
export function InstallmentScreen({ id }: { id: number }) {
  const { t } = useLingui()
  const { data: plan } = useSuspenseQuery(paymentQueries.installment(id))
  const texts = useInstallmentTexts()
  const look = texts.state(plan)
  const title = plan.title || t`Payment in parts`
  return (
    <Page
      title={title}
      crumbs={[
        { label: t`Settings`, link: linkOptions({ to: '/user/settings' }) },
        { label: t`Instalments`, link: linkOptions({ to: '/user/installments' }) },
        { label: title },
      ]}
      lead={
        look && (
          <Pill tone={look.tone} icon={look.icon}>
            {look.word}
          </Pill>
        )
      }
    >
      <Progress plan={plan} />
      {plan.payments.length > 0 && (
        <MarginSection title={t`Payments`}>
          <Rows open>
            {plan.payments
              .toSorted((a, b) => Number(a.payAt) - Number(b.payAt))
              .map((payment) => (
                <PaymentRow key={payment.id} plan={plan} payment={payment} />
              ))}
          </Rows>
        </MarginSection>
      )}
      {plan.status === 'active' && (
        <MarginSection title={t`To end it`}>
          <div className="max-w-[62ch] text-ui text-muted">
            {plan.cancelPopupText ? (
              <Html html={plan.cancelPopupText} />
            ) : (
              <p>{t`Support ends the plan with you and says what becomes of the course.`}</p>
            )}
          </div>
          <LinkButton {...modalTarget('support')} className="mt-5">
            {t`Write to support`}
          </LinkButton>
        </MarginSection>
      )}
    </Page>
  )
}

function Progress({ plan }: { plan: Installment }) {
  const { t } = useLingui()
  const texts = useInstallmentTexts()
  const { paidAmount, left, percent, isFailing } = installmentProgress(plan)
  const total = texts.money(plan.amount, plan)
  const paid = texts.money(paidAmount, plan)
  const open = plan.status === 'active' ? texts.money(left, plan) : null
  const label = total && paid && t`${paid} of ${total} are paid`
  return (
    <MarginSection title={t`The sum`}>
      {label && <p className="num type-h2 wrap-anywhere">{label}</p>}
      {label && plan.amount !== 0 && (
        <div className="mt-4 max-w-100">
          <ProgressBar value={percent} label={label} />
        </div>
      )}
      <div className="mt-3 flex flex-col gap-1 text-small text-muted">
        {open && <p>{t`Still to pay: ${open}`}</p>}
        <p>{texts.next(plan)}</p>
        {isFailing && <p>{t`A payment did not come through. Support tells you how to make it up.`}</p>}
        {plan.status === 'cancelled' && <p>{t`Nothing more is charged.`}</p>}
      </div>
    </MarginSection>
  )
}

interface PaymentRowProps {
  plan: Installment
  payment: Installment['payments'][number]
}

function PaymentRow({ plan, payment: { amount, payAt, status } }: PaymentRowProps) {
  const { t } = useLingui()
  const texts = useInstallmentTexts()
  const looks: Record<typeof status, { icon: LucideIcon; colour: string; word: string }> = {
    paid: { icon: Check, colour: 'text-success', word: t`Paid` },
    // What was due in a cancelled plan is not charged.
    waiting: { icon: Circle, colour: 'text-muted', word: plan.status === 'active' ? t`Due` : t`Not charged` },
    failed: { icon: CircleAlert, colour: 'text-danger', word: t`Did not come through` },
    unknown: { icon: Circle, colour: 'text-muted', word: '' },
  }
  const look = looks[status]
  return (
    <li className={ROW}>
      <Icon of={look.icon} className={look.colour} />
      <span className="min-w-0 flex-1">
        <b className="block text-ui font-strong">{payAt ? texts.day(payAt) : t`Without a date`}</b>
        <span className="mt-0.5 block text-small text-muted">{look.word}</span>
      </span>
      <span className="num text-ui font-strong">{texts.money(amount, plan)}</span>
    </li>
  )
}
