import type { BrandConfig } from '#/brand/brand-config'
import type { User } from '#/domains/account/model'
import { readRaw, writeStored } from '#/platform/storage'
import { ownOrder } from '../entry/own-order'
import { socialButtons } from '../entry/social-buttons'

const KEY = 'networks-offered'

/** Whether to offer a learner a network after a sign-in: there is one to link, none is linked, and this device has not asked before; asked by this. */
export function takeNetworksOffer(
  { id, userExternalAuths }: Pick<User, 'id' | 'userExternalAuths'>,
  { socialAuth, authCollection }: Pick<BrandConfig, 'socialAuth' | 'authCollection'>,
): boolean {
  const kept = readRaw(KEY)
  const asked: unknown[] = Array.isArray(kept) ? kept : []
  if (userExternalAuths.length > 0 || asked.includes(id)) return false
  if (socialButtons(ownOrder(socialAuth), authCollection).length === 0) return false
  writeStored(KEY, [...asked, id])
  return true
}
