import { mutationOptions } from '@tanstack/react-query'
import { api } from '#/api/client'
import { confirmedMutation, mayHaveArrived } from '#/api/confirmed-mutation'
import { isApiError, refusalOf } from '#/api/errors'
import { toFormData } from '#/api/form-body'
import type { DeviceAccount } from '#/domains/account/device-account'
import { signedInWire } from '../wire'

type Secret = Pick<DeviceAccount, 'appId' | 'secret'>

const signIn = ({ appId, secret }: Secret) =>
  api.post('auth/login-by-app-id', { json: { app_id: appId, password: secret } }).data(signedInWire)

/** Whether the server knows the installation already (A5); without an answer the sign-up itself will tell. */
async function isKnown(appId: string): Promise<boolean> {
  try {
    await api.post('auth/validate-signup-form', { json: { app_id: appId } }).done()
    return false
  } catch (error) {
    return refusalOf(error, 'signupform-app_id') !== undefined
  }
}

const signUp = confirmedMutation({
  send: ({ appId, secret }: Secret) =>
    api
      .post('auth/signup-by-app-id', {
        form: toFormData({ app_id: appId, password: secret, password_repeat: secret }),
      })
      .data(signedInWire),
  readBack: signIn,
  isDone: () => true,
  // An earlier attempt whose answer was lost has made the account.
  mayBeDone: (error) =>
    mayHaveArrived(error) || (isApiError(error) && error.kind === 'refused' && error.fields['app_id'] !== undefined),
})

export const withoutAccountMutations = {
  /** Signs in to the account of this installation (A2), or makes it first (A4); the caller stores the token. */
  enter: () =>
    mutationOptions({
      mutationKey: ['session', 'enter-without-account'],
      mutationFn: async (own: Secret, context) => {
        if (await isKnown(own.appId)) return { ...(await signIn(own)), isNew: false }
        const result = await signUp(own, context)
        return { ...(result.isAnswered ? result.answer : result.found), isNew: result.isAnswered }
      },
    }),
}
