import { mutationOptions } from '@tanstack/react-query'
import { api } from '#/api/client'
import { confirmedMutation, mayHaveArrived } from '#/api/confirmed-mutation'
import { isApiError } from '#/api/errors'
import { toFormData } from '#/api/form-body'
import { knownZone } from '#/lib/dates'
import { signedInWire } from '../wire'

interface NewLearner {
  username: string
  email: string
  password: string
}

/** An earlier attempt whose answer was lost may have taken the email. */
const mayBeThere = (error: unknown) =>
  mayHaveArrived(error) || (isApiError(error) && error.kind === 'refused' && error.fields['email'] !== undefined)

export const signupMutations = {
  /** Asks whether an account can be made with an email (A5). */
  checkEmail: () =>
    mutationOptions({
      mutationKey: ['session', 'check-email'],
      mutationFn: (email: string) => api.post('auth/validate-signup-form', { json: { email } }).done(),
    }),

  /** Makes an account (A3); where the answer is lost, or the email is taken, a sign-in finds out whether it is this learner's. */
  signUp: () =>
    mutationOptions({
      mutationKey: ['session', 'sign-up'],
      mutationFn: confirmedMutation({
        send: ({ username, email, password }: NewLearner) =>
          api
            .post('auth/signup-by-email', {
              form: toFormData({ username, email, password, password_repeat: password, timezone: knownZone(null) }),
            })
            .data(signedInWire),
        readBack: ({ email, password }) => api.post('auth/login', { json: { email, password } }).data(signedInWire),
        isDone: () => true,
        mayBeDone: mayBeThere,
      }),
    }),
}
