import { useLingui } from '@lingui/react/macro'
import type { UseFormReturn } from 'react-hook-form'
import { ProfileInput } from '#/domains/account/profile-input'
import { checkedField } from '#/domains/account/typed-profile'
import { useBrand } from '#/domains/site-config/use-brand'
import { Button } from '#/ui/buttons/button'
import { TextField } from '#/ui/fields/text-field'
import type { PurchaseValues } from '../purchase-values'

interface BuyerFieldsProps {
  form: UseFormReturn<PurchaseValues>
  /** The promo code as it is typed, without spaces around it. */
  code: string
  isChecking: boolean
  /** Asks what the code is worth. */
  onApply: () => void
}

/** Who buys, and with which promo code. */
export function BuyerFields({ form, code, isChecking, onApply }: BuyerFieldsProps) {
  const { t } = useLingui()
  const brand = useBrand()
  const { errors } = form.formState
  return (
    <div className="mt-8 grid gap-x-7 gap-y-1.5 wide:grid-cols-2">
      <TextField
        {...form.register('name', {
          validate: (value) => value.trim() !== '' || t`This field is required.`,
          maxLength: { value: 128, message: t`No more than 128 characters, please.` },
        })}
        label={t`Name`}
        autoComplete="name"
        error={errors.name?.message}
        reserve
      />
      <ProfileInput
        field="email"
        error={errors.email}
        control={form.register('email', { validate: (value) => checkedField('email', value, brand) })}
      />
      <ProfileInput
        field="phone"
        error={errors.phone}
        control={form.register('phone', { validate: (value) => checkedField('phone', value, brand) })}
      />
      <TextField
        {...form.register('code', {
          maxLength: { value: 64, message: t`No more than 64 characters, please.` },
          onChange: () => form.clearErrors('code'),
        })}
        label={t`Promo code`}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.code?.message}
        reserve
        end={
          code !== '' && (
            <Button size="sm" kind="text" loading={isChecking} onClick={onApply}>
              {t`Apply`}
            </Button>
          )
        }
      />
    </div>
  )
}
