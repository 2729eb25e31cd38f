import { useLingui } from '@lingui/react/macro'
import { BellRing } from 'lucide-react'
import { isPushOfApp } from '#/platform/push'
import { Button } from '#/ui/buttons/button'
import { Icon } from '#/ui/pictures/icon'
import { Banner } from '#/ui/states/banner'
import { PushRefused } from './push-refused'
import { usePush } from './use-push'

/** What push is for, with the button at whose press the browser asks; or, where it refuses, how that is changed. Nothing where there is no push. */
export function PushOffer() {
  const { t } = useLingui()
  const { state, allow, isPending, isError } = usePush()
  if (state === 'off') return null
  if (state === 'refused') return <PushRefused />
  if (state === 'allowed')
    return (
      <p role="status" className="flex items-center gap-3">
        <Icon of={BellRing} className="text-success" />
        {isPushOfApp()
          ? t`This device tells you when an expert answers.`
          : t`This browser tells you when an expert answers.`}
      </p>
    )
  return (
    <div>
      <p>{t`One notification when an expert answers, and one when there is news of your course. Nothing else.`}</p>
      <p className="mt-2 text-muted">
        {isPushOfApp()
          ? t`Your device will ask you next. You can change it in its settings at any time.`
          : t`Your browser will ask you next. You can change it there at any time.`}
      </p>
      {isError && (
        <Banner tone="danger" role="alert" className="mt-4" title={t`Notifications could not be switched on.`}>
          {t`Please try again in a moment.`}
        </Banner>
      )}
      <Button kind="primary" icon={BellRing} className="mt-5" loading={isPending} onClick={allow}>
        {t`Allow notifications`}
      </Button>
    </div>
  )
}
