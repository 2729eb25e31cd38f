import { ofTab, readRaw, removeStored, writeStored } from '#/platform/storage'

const KEY = 'social-begun'
/** The app for phones is one tab, which the device may close while the network's page is open. */
const PLACE = import.meta.env.APP_TYPE === 'mobile' ? undefined : ofTab

/** Marks that this tab leaves for a network's page, so that only it takes what the network brings back. */
export function beginSocial(source: string): void {
  writeStored(KEY, source, PLACE)
}

/** Whether this tab has begun a sign-in through the network; the mark dies with the first question. */
export function takeSocialBegin(source: string | undefined): boolean {
  const begun = readRaw(KEY, PLACE)
  dropSocialBegin()
  return source !== undefined && begun === source
}

/** Forgets a sign-in that was begun and never came back. */
export function dropSocialBegin(): void {
  removeStored(KEY, PLACE)
}
