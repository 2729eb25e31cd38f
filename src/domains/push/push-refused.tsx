import { useLingui } from '@lingui/react/macro'
import { BellOff } from 'lucide-react'
import { isPushOfApp } from '#/platform/push'
import { Banner } from '#/ui/states/banner'
import { usePush } from './use-push'

/** How notifications that the browser or the device refuses are allowed; nothing where it does not. */
export function PushRefused({ className = '' }: { className?: string }) {
  const { t } = useLingui()
  const { state } = usePush()
  if (state !== 'refused') return null
  return (
    <Banner tone="warning" icon={BellOff} title={`${t`Please allow push notifications`}.`} className={className}>
      {isPushOfApp()
        ? t`Your device keeps ours away. Allow them for this app in its settings. Letters come all the same.`
        : t`Your browser keeps ours away. Press the sign before the address, and allow notifications there. Letters come all the same.`}
    </Banner>
  )
}
