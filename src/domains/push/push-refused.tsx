import { useLingui } from '@lingui/react/macro'
import { BellOff } from 'lucide-react'
import { Banner } from '#/ui/states/banner'
import { usePush } from './use-push'

/** How notifications that the browser refuses are allowed; nothing where it does not. */
export function PushRefused({ className = '' }: { className?: string }) {
  const { t } = useLingui()
  const { state } = usePush()
  if (state !== 'refused') return null
  return (
    <Banner tone="warning" icon={BellOff} title={`${t`Please allow push notifications`}.`} className={className}>
      {t`Your browser keeps ours away. Press the sign before the address, and allow notifications there. Letters come all the same.`}
    </Banner>
  )
}
