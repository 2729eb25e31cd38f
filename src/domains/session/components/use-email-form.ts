import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { emailFieldSchema } from '#/domains/account/email-field-schema'
import { emailOptions } from '#/domains/account/email-options'
import { useBrand } from '#/domains/site-config/use-brand'
import * as z from '#/lib/zod'

/** A form of one address, checked as the brand wants it. */
export function useEmailForm(email: string) {
  const brand = useBrand()
  const resolver = useMemo(() => zodResolver(z.object({ email: emailFieldSchema(emailOptions(brand)) })), [brand])
  return useForm<{ email: string }>({ resolver, mode: 'onTouched', defaultValues: { email } })
}
