import { type DeviceAccount, deviceAccount, keepDeviceAccount } from '#/domains/account/device-account'

const SECRET_BYTES = 32

/** The account of this device; where there is none, made and kept before the server hears of it, so that a lost answer loses nothing. */
export function ownAccount(): DeviceAccount {
  const known = deviceAccount()
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
  const secret = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const made = { appId: crypto.randomUUID(), secret, learnerId: null }
  keepDeviceAccount(made)
  return made
}
