import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { ESSENTIAL_ONLY } from '#/platform/cookie-policy'
import { Button } from '#/ui/buttons/button'
import { Page } from '#/ui/page/page'
import { showToast } from '#/ui/toasts/toast'
import { choosePolicy } from '../choose-policy'
import { CookieChoices, useCookieChoices } from '../cookie-choices'

/** What the learner allows, to be changed at any time. */
export function CookieSettingsScreen() {
  const { t } = useLingui()
  const client = useQueryClient()
  const [chosen, setChosen] = useCookieChoices()
  const answer = (policy: typeof chosen) => {
    setChosen(policy)
    void choosePolicy(client, policy)
    showToast({ text: t`Your choice is saved.` })
  }
  return (
    <Page
      title={t`Cookie settings`}
      lead={t`What you allow here counts for this browser and for your account. We ask again after a year.`}
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: t`Cookie settings` }]}
    >
      <div className="max-w-160">
        <CookieChoices chosen={chosen} onChange={setChosen} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button kind="primary" onClick={() => answer(chosen)}>{t`Agree selected`}</Button>
          <Button onClick={() => answer(ESSENTIAL_ONLY)}>{t`Essential only`}</Button>
        </div>
      </div>
    </Page>
  )
}
