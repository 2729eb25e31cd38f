import type { BrandConfig } from '#/brand/brand-config'
import type { PushSetup } from '#/platform/push-vendor'

/** What the brand and the domain say of push; null where either has none, or the domain has switched it off. */
export function pushSetup({
  push,
  pushNotification,
  assets,
}: Pick<BrandConfig, 'push' | 'pushNotification' | 'assets'>): PushSetup | null {
  if (push === null || assets.pushWorker === null || !pushNotification?.isEnabled) return null
  return { sdk: push.sdk, worker: assets.pushWorker, appId: pushNotification.appId }
}
