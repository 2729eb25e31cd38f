import { asRecord } from '#/lib/lax'
import { readRaw, removeStored, writeStored } from '#/platform/storage'

const KEY = 'device-account'
const SECRET_BYTES = 32

/** An account without an email: the id under which the server knows this installation, and the secret that stands for a password. */
export interface DeviceAccount {
  appId: string
  secret: string
  /** Null: it has not been signed in to yet. */
  learnerId: number | null
}

/** The account that this device keeps the secret of, or null. */
export function deviceAccount(): DeviceAccount | null {
  const { appId, secret, learnerId } = asRecord(readRaw(KEY)) ?? {}
  if (typeof appId !== 'string' || typeof secret !== 'string') return null
  return { appId, secret, learnerId: typeof learnerId === 'number' ? learnerId : null }
}

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

/** Keeps the secret of an account. */
export const keepDeviceAccount = (account: DeviceAccount): boolean => writeStored(KEY, account)

/** Whether a learner's account is one that this device keeps the secret of. */
export const isDeviceAccount = (learnerId: number): boolean => deviceAccount()?.learnerId === learnerId

/** Forgets the secret of a learner's account: without an email of its own nobody gets into it again. */
export function dropDeviceAccount(learnerId: number): void {
  if (isDeviceAccount(learnerId)) removeStored(KEY)
}
