import { mutationOptions } from '@tanstack/react-query'
import { api } from '#/api/client'
import type { CookiePolicy } from '#/platform/cookie-policy'

export const consentMutations = {
  /** Tells the server what the learner chose (A27); harmless when repeated. */
  save: () =>
    mutationOptions({
      mutationKey: ['consent', 'save'],
      mutationFn: (policy: CookiePolicy) =>
        api.post('cookie/update-policy', { json: { essential: true, ...policy } }).done(),
    }),
}
