import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Navigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { reloadForRelease } from '#/api/release'
import { deviceAccount, keepDeviceAccount, ownAccount } from '#/domains/account/device-account'
import { useBrand } from '#/domains/site-config/use-brand'
import { canPersist } from '#/platform/storage'
import { Button } from '#/ui/buttons/button'
import { TextLink } from '#/ui/buttons/text-link'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { useOnce } from '#/ui/use-once'
import { startSession } from '../entry/start-session'
import { AccessPage } from '../steps/access-page'
import { withoutAccountMutations } from '../without-account/mutations'

/** Begins without email and password: this device keeps a secret instead (address `/without-account`). */
export function WithoutAccountScreen() {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const router = useRouter()
  const { isUserAnonAuthEnable } = useBrand()
  const { mutateAsync: enter } = useMutation(withoutAccountMutations.enter())
  const [isKnown] = useState(() => deviceAccount() !== null)
  const [isSafe] = useState(canPersist)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const begin = useOnce(async () => {
    setProblem(null)
    setBusy(true)
    try {
      const own = ownAccount()
      const { token, user, isNew } = await enter(own)
      const learnerId = user?.id ?? null
      keepDeviceAccount({ ...own, learnerId })
      const target = await startSession({ client, token, method: 'app_id', learnerId, returnUrl: null, isNew })
      await router.navigate({ href: target.address, replace: true })
    } catch (error) {
      // Nothing was sent: the code is of a release that the server no longer has.
      if (await reloadForRelease(error)) return
      setProblem(errorTexts(i18n, error))
    } finally {
      setBusy(false)
    }
  })

  // The configuration that closes it may come after the screen.
  if (!isUserAnonAuthEnable) return <Navigate to="/" replace />
  return (
    <AccessPage
      title={t`Start without an account.`}
      lead={t`No email and no password: this device keeps a secret that opens your learning. You can add an email in your profile at any time, and then sign in anywhere.`}
    >
      {problem !== null && (
        <Banner tone="danger" role="alert" title={`${t`Failed to sign in`}.`} className="mb-5">
          {problem}
        </Banner>
      )}
      {!isSafe && (
        <Banner title={t`This browser keeps nothing once it is closed.`} className="mb-5">
          {t`Add an email before you close it, or you will not get back in.`}
        </Banner>
      )}
      <Button kind="primary" size="lg" block loading={isBusy} onClick={() => void begin()}>
        {isKnown ? t`Go on without an account` : t`Start`}
      </Button>
      <p className="mt-6 border-t border-line pt-5 text-ui">
        <TextLink to="/" className="target">
          {t`Back to sign in`}
        </TextLink>
      </p>
    </AccessPage>
  )
}
