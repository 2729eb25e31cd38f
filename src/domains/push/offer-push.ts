import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { currentBrand } from '#/domains/site-config/current-brand'
import { pushState } from '#/platform/push'
import { learnerKey, readRaw, writeStored } from '#/platform/storage'
import { showToast } from '#/ui/toasts/toast'
import { pushSetup } from './push-setup'

/** Asks once for each learner, after something was sent that an expert will answer, whether push may be explained; `open` shows that. */
export function offerPush(client: QueryClient, learnerId: number, open: () => void): void {
  const key = learnerKey(learnerId, 'push-offered')
  if (readRaw(key) !== undefined || pushState(pushSetup(currentBrand(client))) !== 'unasked') return
  writeStored(key, true)
  showToast({
    text: t(i18n)`We can tell you when the answer comes.`,
    icon: BellRing,
    group: 'push',
    closable: true,
    action: { label: t(i18n)`How?`, onPress: open },
  })
}
