import { ofTab, readRaw, removeStored, writeStored } from '#/platform/storage'

const KEY = 'social-begun'

/** Marks that this tab leaves for a network's page, so that only it takes what the network brings back. */
export function beginSocial(source: string): void {
  writeStored(KEY, source, ofTab)
}

/** Whether this tab has begun a sign-in through the network; the mark dies with the first question. */
export function takeSocialBegin(source: string | undefined): boolean {
  const begun = readRaw(KEY, ofTab)
  dropSocialBegin()
  return source !== undefined && begun === source
}

/** Forgets a sign-in that was begun and never came back. */
export function dropSocialBegin(): void {
  removeStored(KEY, ofTab)
}
