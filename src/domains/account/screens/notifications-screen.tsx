import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { AlarmClock } from 'lucide-react'
import { useBrand } from '#/domains/site-config/use-brand'
import { Switch } from '#/ui/fields/switch'
import { Page } from '#/ui/page/page'
import { RowLink, Rows } from '#/ui/page/rows'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { accountMutations } from '../mutations'
import { accountQueries } from '../queries'

/** Whether the school may write about courses, and the way to the reminders. */
export function NotificationsScreen() {
  const { t, i18n } = useLingui()
  const { name: school } = useBrand()
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const save = useMutation(accountMutations.saveNotifications())
  const client = useQueryClient()
  const { mutationKey } = accountMutations.saveNotifications()
  const isOff = save.isPending ? save.variables : user.disableNotification
  return (
    <Page
      title={t`Notifications`}
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: t`Notifications` }]}
    >
      <div className="max-w-180">
        {save.isError && (
          <Banner tone="danger" role="alert" title={t`The change was not saved.`} className="mb-6">
            {errorTexts(i18n, save.error)}
          </Banner>
        )}
        <Rows>
          <li>
            <Switch
              label={t`Everything from ${school}`}
              detail={t`Letters and pushes about your courses`}
              checked={!isOff}
              busy={save.isPending}
              // One at a time, also before the first is drawn: a second press before the answer would be overtaken by it.
              onChange={(isOn) => client.isMutating({ mutationKey }) === 0 && save.mutate(!isOn)}
            />
          </li>
          <RowLink
            to="/user/settings/reminders"
            icon={AlarmClock}
            title={t`Reminders`}
            detail={t`Days and times when you study`}
          />
        </Rows>
        <p role="status" className="mt-4 text-small text-muted">
          {isOff ? t`Receipts and codes for signing in still come.` : t`Receipts and codes for signing in come always.`}
        </p>
      </div>
    </Page>
  )
}
