import type { BrandConfig } from '#/brand/brand-config'
import { isPushOfApp } from '#/platform/push'
import type { PushSetup } from '#/platform/push-state'

/** What the brand and, in the app for phones alone, the domain say of push; null where either has none, or the domain has switched it off. */
export function pushSetup({
  push,
  pushNotification,
  assets,
}: Pick<BrandConfig, 'push' | 'pushNotification' | 'assets'>): PushSetup | null {
  if (!pushNotification?.isEnabled) return null
  if (isPushOfApp()) return { appId: pushNotification.appId }
  if (push === null || assets.pushWorker === null) return null
  return { sdk: push.sdk, worker: assets.pushWorker, appId: pushNotification.appId }
}
