import { zodResolver } from '@hookform/resolvers/zod'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { serverNow } from '#/api/clock'
import { emailFieldSchema } from '#/domains/account/email-field-schema'
import { emailOptions } from '#/domains/account/email-options'
import { accountMutations } from '#/domains/account/mutations'
import { useBrand } from '#/domains/site-config/use-brand'
import * as z from '#/lib/zod'
import { Banner } from '#/ui/banner'
import { Button } from '#/ui/button'
import { errorMessage } from '#/ui/error-message'
import { TextField } from '#/ui/text-field'
import { useCountdown } from '#/ui/use-countdown'
import { useOnce } from '#/ui/use-once'
import { codeProblem } from '../code-problem'
import '../history-state'
import { useFieldWords } from './use-field-words'

/** One address, one letter. */
export function ResetForm({ onSent }: { onSent: (email: string) => void }) {
  const { t, i18n } = useLingui()
  const words = useFieldWords()
  const brand = useBrand()
  const typed = useRouterState({ select: ({ location }) => location.state.email })
  const request = useMutation(accountMutations.requestPasswordReset())
  const [problem, setProblem] = useState<string | null>(null)
  const [nextAt, setNextAt] = useState<number | null>(null)
  const wait = useCountdown(nextAt, { now: serverNow })
  const resolver = useMemo(() => zodResolver(z.object({ email: emailFieldSchema(emailOptions(brand)) })), [brand])
  const form = useForm<{ email: string }>({ resolver, mode: 'onTouched', defaultValues: { email: typed ?? '' } })

  const send = useOnce(async ({ email }: { email: string }) => {
    if (wait > 0) return
    setProblem(null)
    try {
      await request.mutateAsync(email)
      onSent(email)
    } catch (error) {
      const failure = codeProblem(error)
      if (failure.kind === 'wait') setNextAt(serverNow() + failure.ms)
      else if (failure.kind === 'said')
        form.setError('email', { type: 'server', message: failure.text }, { shouldFocus: true })
      else setProblem(i18n._(errorMessage(error).text))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} className="flex flex-col gap-1.5">
      {wait > 0 && (
        <Banner tone="warning" role="alert" title={t`An email went out a moment ago.`} className="mb-5">
          <span className="num">{t`You can try again in ${wait} s`}</span>
        </Banner>
      )}
      {problem && <Banner tone="danger" role="alert" title={problem} className="mb-5" />}
      <TextField
        {...form.register('email')}
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        reserve
        error={words.email(form.formState.errors.email)}
      />
      <Button
        type="submit"
        kind="primary"
        size="lg"
        block
        className="mt-1"
        loading={request.isPending}
        unavailable={wait > 0}
      >
        {t`Send the link`}
      </Button>
    </form>
  )
}
