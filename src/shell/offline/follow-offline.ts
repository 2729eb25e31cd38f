import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { clockSkew, SKEW_KEY, watchClock } from '#/api/clock'
import { keepTrying } from '#/api/keep-trying'
import { startKeeping, stopKeeping } from '#/api/kept-first'
import { mayReload } from '#/api/release'
import { report } from '#/api/report'
import { onSessionEnd } from '#/api/session-events'
import { readToken, watchOwnToken } from '#/api/token-store'
import { hasUnsaved } from '#/api/unsaved'
import { currentBrand } from '#/domains/site-config/current-brand'
import { savesData } from '#/platform/device'
import { wipeAllKeptAnswers } from '#/platform/kept-answers'
import { forgetSharedFiles } from '#/platform/shared-files'
import { readRaw, removeStored, writeStored } from '#/platform/storage'
import { unsentCount } from '#/platform/unsent-count'
import { removeWorker, startWorker } from '#/platform/worker'
import { showToast } from '#/ui/toasts/toast'
import { AsOf } from './kept-note'

/** How long an offered build waits where something is not sent yet. */
const WAIT_MS = 60_000

type Learner = () => number | null

/**
 * Reads the brand offline while its configuration wants that: keeps answers, starts without a line. Where it is switched off, also from
 * afar, everything that was kept goes. `learner`: who was signed in last on this device.
 */
export function followOffline(client: QueryClient, learner: Learner): void {
  let isOn: boolean | null = null
  const follow = () => {
    const wanted = currentBrand(client).isOfflineEnable
    // A guest has nothing to read offline.
    if (wanted === isOn || (wanted && readToken() === null)) return
    isOn = wanted
    const change = wanted ? switchOn(client, learner) : switchOff()
    change.catch((error: unknown) => report(error, { context: 'offline', level: 'warn' }))
  }
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'site-config' && query.state.status === 'success') follow()
  })
  watchOwnToken(follow)
  // What was shared and nobody has taken is not for the next learner.
  onSessionEnd(() => void forgetSharedFiles())
  follow()
}

async function switchOn(client: QueryClient, learner: Learner): Promise<void> {
  writeStored('offline', true)
  watchClock(keepSkew)
  keepSkew()
  await startKeeping(learner)
  keepTrying(client)
  void AsOf.preload()
  const hasWorker = import.meta.env.APP_TYPE !== 'mobile' && import.meta.env.PROD && 'serviceWorker' in navigator
  if (hasWorker && !savesData()) await startWorker(() => offer(learner))
}

/** By a clock that is days off, what was kept a moment ago would count as too old, and days would be open that are not. */
function keepSkew(): void {
  if (readRaw('offline') !== true) return
  const skew = clockSkew()
  if (skew === 0) removeStored(SKEW_KEY)
  else writeStored(SKEW_KEY, skew)
}

async function switchOff(): Promise<void> {
  // Nothing of it is touched where it never was on.
  if (readRaw('offline') !== true) return
  removeStored('offline')
  removeStored(SKEW_KEY)
  await stopKeeping()
  await Promise.all([wipeAllKeptAnswers(), removeWorker()])
}

/** Offers the new build, but not while something that was typed or made would be in danger. */
function offer(learner: Learner): void {
  const id = learner()
  if (hasUnsaved() || (id !== null && unsentCount(id) > 0)) {
    setTimeout(offer, WAIT_MS, learner)
    return
  }
  const onPress = async () => {
    if (await mayReload()) location.reload()
    else offer(learner)
  }
  showToast({
    text: i18n._(msg`A new version is ready.`),
    action: { label: i18n._(msg`Update`), onPress: () => void onPress() },
    group: 'new-version',
    closable: true,
  })
}
