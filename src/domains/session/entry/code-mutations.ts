import { mutationOptions } from '@tanstack/react-query'
import { api } from '#/api/client'
import { ApiError } from '#/api/errors'
import { acceptCode } from '#/domains/account/code-answer'
import { verifiedEmailWire } from '#/domains/account/wire'

const PATH = 'auth/verify-otp'

export const codeMutations = {
  /** Signs a guest in by the code that was sent to their email (A8); the caller stores the token. A code is used up at once. */
  signIn: () =>
    mutationOptions({
      mutationKey: ['session', 'sign-in-by-code'],
      mutationFn: async (typed: { email: string; code: string }) => {
        const answer = acceptCode(PATH, await api.v2.post(PATH, { json: typed }).data(verifiedEmailWire))
        if (answer.token === null) throw new ApiError({ kind: 'unreadable', method: 'POST', url: PATH, status: 200 })
        return { token: answer.token, learnerId: answer.user?.id ?? null }
      },
    }),
}
