import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { readLocalBrand } from '#/brand/local-brand'
import { currentBrand, settledBrand } from '#/domains/site-config/current-brand'

/** Leads to the sign-in where the school does not allow this way in. */
export async function whereAllowed(
  client: QueryClient,
  flag: 'isRegistrationEnable' | 'isUserAnonAuthEnable',
): Promise<void> {
  // Where the brand itself allows it nobody waits: the screen leaves if the school's configuration says otherwise later.
  const brand = readLocalBrand()[flag] ? currentBrand(client) : await settledBrand(client)
  if (!brand[flag]) throw redirect({ to: '/', replace: true })
}
