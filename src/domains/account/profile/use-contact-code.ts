import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNow } from '#/api/clock'
import type { User } from '../model'
import { accountMutations } from '../mutations'
import { keepWhenSent, keepWrongCodes, sentCode } from '../sent-code'
import { useCodeFlow } from '../use-code-flow'

/** Confirming an address or a number by a code from the profile. The first code goes out by `begin`, unless one that was sent still works. */
export function useContactCode(user: User, kind: 'email' | 'phone', to: string, onDone: () => void) {
  const step = { learnerId: user.id, step: kind } as const
  const askEmail = useMutation(accountMutations.requestEmailCode())
  const askPhone = useMutation(accountMutations.requestPhoneCode())
  const confirmEmail = useMutation(accountMutations.verifyEmail())
  const confirmPhone = useMutation(accountMutations.verifyPhone())
  const [sent] = useState(() => {
    const kept = sentCode(step, serverNow())
    return kept?.to === to ? kept : null
  })
  const flow = useCodeFlow({
    request: async () => {
      const asked = kind === 'email' ? askEmail.mutateAsync(to) : askPhone.mutateAsync(to)
      return (await keepWhenSent(step, to, { asked, now: serverNow })).retryAfter
    },
    verify: async (code) => {
      await (kind === 'email'
        ? confirmEmail.mutateAsync({ email: to, code })
        : confirmPhone.mutateAsync({ phone: to, code }))
      onDone()
    },
    sent,
    onWrong: (count) => keepWrongCodes(step, count),
  })
  return { flow, isSent: sent !== null }
}
