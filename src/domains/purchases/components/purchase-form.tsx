import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { refusalOf } from '#/api/errors'
import { fullName } from '#/domains/account/full-name'
import type { User } from '#/domains/account/model'
import { tidiedProfile } from '#/domains/account/typed-profile'
import { useBrand } from '#/domains/site-config/use-brand'
import { formatMoney } from '#/lib/money'
import { draft } from '#/platform/drafts'
import { leaveFor } from '#/platform/leave-for'
import { Button } from '#/ui/buttons/button'
import { TextLink } from '#/ui/buttons/text-link'
import { RadioGroup } from '#/ui/fields/radio-group'
import { refuseFields } from '#/ui/fields/refuse-fields'
import { modalTarget } from '#/ui/modals/modal-target'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { useOnce } from '#/ui/use-once'
import { purchaseMutations, settleOrder } from '../mutations'
import { stateOf } from '../order-state'
import { isSamePurchase } from '../pending-order'
import { type PurchaseCode, purchaseCodeOf } from '../purchase-error'
import { keptPurchase, type PurchaseValues } from '../purchase-values'
import { usePendingOrders } from '../use-pending-orders'
import { usePurchaseTexts } from '../use-purchase-texts'
import type { Discount, ForSale } from '../wire'
import { BuyerFields } from './buyer-fields'

const WIRE_FIELDS = ['name', 'email', 'phone', 'code'] as const

interface PurchaseFormProps {
  options: readonly ForSale[]
  /** What is chosen at first. */
  first: ForSale
  user: User
  /** The course on whose page it stands; absent: it is the page of the stream. */
  courseId?: number
  /** Leads on from what costs nothing, and is the learner's at once. */
  onFree: (streamId: number) => Promise<void>
}

/** Choosing one of the options, a promo code, and who buys it; leads to the payment. */
export function PurchaseForm({ options, first, user, courseId, onFree }: PurchaseFormProps) {
  const { t, i18n } = useLingui()
  const brand = useBrand()
  const client = useQueryClient()
  const words = usePurchaseTexts()
  const [kept] = useState(() =>
    draft({ owner: user.id, name: `draft.purchase.${first.streamId}`, parse: keptPurchase }),
  )
  const [serviceId, choose] = useState(first.service.id)
  const [discount, setDiscount] = useState<Discount | null>(null)
  const [problem, setProblem] = useState<{ code: PurchaseCode; error: unknown } | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const check = useMutation(purchaseMutations.checkCode())
  const buy = useMutation(purchaseMutations.buy())
  const orders = usePendingOrders(user.id)
  const form = useForm<PurchaseValues>({
    mode: 'onTouched',
    defaultValues: {
      code: '',
      name: fullName(user).slice(0, 128),
      email: user.email ?? '',
      phone: user.phone ?? '',
      ...kept.read(),
    },
  })
  const code = useWatch({ control: form.control, name: 'code' }).trim()
  const option = options.find(({ service }) => service.id === serviceId) ?? first
  const { streamId } = option

  useEffect(() => {
    // The browser may show this page as it was left, from the payment's page back.
    const stay = () => setLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => kept.keep(values) }),
    [form, kept],
  )
  const { price, currency, id } = option.service
  const isGood = discount !== null && discount.courseServiceId === id && discount.code === code && code !== ''
  // A number without its currency is no price.
  const amount = currency === null ? null : isGood ? discount.amount : price
  const money = (minor: number) => formatMoney(minor, currency ?? 'EUR', i18n.locale)
  const isPending = orders.some(
    (one) =>
      one.state === 'pending' &&
      isSamePurchase(one, { serviceId: id, streamId }) &&
      // The store's dialog is open.
      (import.meta.env.APP_TYPE !== 'mobile' || one.store?.isTaken !== false),
  )
  /** The store asks by itself who pays, and has no promo codes. */
  const isInStore = import.meta.env.APP_TYPE === 'mobile' && brand.isAppStoreSupport

  /** Says at the field what the server has against the code; null: it has nothing against it. */
  const codeRefusal = (error: unknown) => refusalOf(error, 'promocode') ?? null
  const refuseCode = (message: string) => form.setError('code', { type: 'server', message }, { shouldFocus: true })

  const apply = useOnce(async () => {
    setProblem(null)
    setDiscount(null)
    form.clearErrors('code')
    try {
      setDiscount(await check.mutateAsync({ code, serviceId: id }))
    } catch (error) {
      refuseCode(codeRefusal(error) ?? errorTexts(i18n, error))
    }
  })

  const pay = useOnce(async ({ name, email, phone }: PurchaseValues) => {
    setProblem(null)
    try {
      const profile = isInStore ? {} : await tidiedProfile({ email, phone }, brand.country)
      const order = await buy.mutateAsync({
        learnerId: user.id,
        streamId,
        courseId,
        option,
        buyer: { email: '', phone: '', ...profile, name: name.trim() },
        code,
      })
      kept.clear()
      if (order) settleOrder(client, user.id, order.id, stateOf(order))
      if (!order || order.paymentUrl === null) {
        await onFree(streamId)
        return
      }
      setLeaving(leaveFor(order.paymentUrl))
    } catch (error) {
      const refusal = codeRefusal(error)
      if (refusal !== null) return refuseCode(refusal)
      if (!refuseFields(form, error, WIRE_FIELDS, { code: 'promocode' }))
        setProblem({ code: purchaseCodeOf(error), error })
    }
  })

  const said = problem && words(problem.code)
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(pay)(event)} className="max-w-160">
      <RadioGroup
        legend={t`What would you like?`}
        options={options.map(({ service, title }) => ({
          value: String(service.id),
          label: (
            <span className="flex w-76 max-w-full flex-wrap justify-between gap-x-6">
              <span>{title || service.title}</span>
              {service.price !== null && service.currency !== null && (
                <span className="num text-muted">{formatMoney(service.price, service.currency, i18n.locale)}</span>
              )}
            </span>
          ),
        }))}
        value={String(id)}
        onChange={(value) => choose(Number(value))}
      />
      {isPending ? (
        <Banner role="status" title={t`Its payment is under way.`} className="mt-8">
          {t`You need not pay again: how it stands is said above.`}
        </Banner>
      ) : (
        <>
          {said && (
            <Banner tone="danger" role="alert" title={`${t`Couldn’t complete my purchase`}.`} className="mt-8">
              {said.text} {said.isForSupport && <TextLink {...modalTarget('support')}>{t`Write to support`}</TextLink>}
            </Banner>
          )}
          {!isInStore && (
            <BuyerFields form={form} code={code} isChecking={check.isPending} onApply={() => void apply()} />
          )}
          <p role="status" className="mb-4 text-ui">
            {price !== null && amount !== null && (
              <>
                {isGood ? (
                  <Trans>
                    <s className="text-muted">{money(price)}</s> <b className="num">{money(amount)}</b> with your code
                  </Trans>
                ) : (
                  <b className="num">{money(amount)}</b>
                )}
              </>
            )}
          </p>
          <Button
            type="submit"
            kind="primary"
            size="lg"
            loading={buy.isPending || isLeaving}
            reason={price === null || currency === null ? words('ERR_SETUP').text : undefined}
          >
            {amount === 0 ? t`Get it for free` : amount === null ? t`Pay` : t`Pay ${money(amount)}`}
          </Button>
          <p className="mt-3 text-small text-muted">
            {isInStore
              ? t`You pay in the store of your device, with your account there.`
              : t`You pay on the page of the bank, and come back here afterwards.`}
          </p>
        </>
      )}
    </form>
  )
}
