import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { MonitorSmartphone } from 'lucide-react'
import { installWay } from '#/platform/install'
import { readRaw, writeStored } from '#/platform/storage'
import { showToast } from '#/ui/toasts/toast'
import { isBusy } from './is-busy'

/** Of the device, not of a learner: it is the device that has the app then. */
const KEY = 'install-offered'
const LOOK_MS = 2000
/** What has just been closed or begun is not followed by an offer at once. */
const QUIET_LOOKS = 4

/** Offers once on a device to install the site, when a day of a course is finished and nothing stands in the way; `open` explains it. Returns a function that stops it. */
export function offerInstall(hasFinishedDay: () => boolean, open: () => void): () => void {
  let quiet = 0
  const timer = setInterval(() => {
    if (readRaw(KEY) !== undefined) return clearInterval(timer)
    quiet = isBusy() ? 0 : quiet + 1
    if (quiet < QUIET_LOOKS || installWay() === null || !hasFinishedDay()) return
    clearInterval(timer)
    writeStored(KEY, true)
    showToast({
      text: t(i18n)`You can put this site among your apps.`,
      icon: MonitorSmartphone,
      group: 'install',
      closable: true,
      action: { label: t(i18n)`How?`, onPress: open },
    })
  }, LOOK_MS)
  return () => clearInterval(timer)
}
