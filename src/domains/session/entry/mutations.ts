import { mutationOptions } from '@tanstack/react-query'
import { api } from '#/api/client'
import { loadCode } from '#/platform/load-code'
import type { LoginValues } from './check-login'

export const sessionMutations = {
  /** Signs in by email and password (A1); the caller stores the token. */
  login: () =>
    mutationOptions({
      mutationKey: ['session', 'login'],
      mutationFn: (values: LoginValues) =>
        api
          .post('auth/login', { json: values })
          .data(loadCode(() => import('../wire')).then((wire) => wire.signedInWire)),
    }),
}
