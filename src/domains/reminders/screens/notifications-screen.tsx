import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { AlarmClock, Bell } from 'lucide-react'
import { notificationChange } from '#/domains/account/notification-change'
import { accountQueries } from '#/domains/account/queries'
import { useNotificationSwitch } from '#/domains/account/use-notification-switch'
import { WaitingChanges } from '#/domains/account/waiting-change'
import { PushRefused } from '#/domains/push/push-refused'
import { useBrand } from '#/domains/site-config/use-brand'
import { Switch } from '#/ui/fields/switch'
import { Page } from '#/ui/page/page'
import { RowLink, Rows } from '#/ui/page/rows'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { reminderQueries } from '../queries'
import { useReminderTexts } from '../use-reminder-texts'
import { WEEKDAYS } from '../week'

/** Whether the school may write about courses, and the way to the reminders. */
export function NotificationsScreen() {
  const { t, i18n } = useLingui()
  const { name: school } = useBrand()
  const { data: user } = useSuspenseQuery(accountQueries.user())
  // Without an answer its row says what reminders are.
  const { data: week } = useQuery(reminderQueries.week())
  const { weekday } = useReminderTexts()
  const days = WEEKDAYS.filter((day) => week?.[day]).map(weekday)
  const { isOff, turn, isSaving, failure, outbox, waiting } = useNotificationSwitch(user)
  return (
    <Page
      title={t`Notifications`}
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: t`Notifications` }]}
    >
      <div className="max-w-180">
        <PushRefused className="mb-6" />
        {failure !== null && (
          <Banner tone="danger" role="alert" title={t`The change was not saved.`} className="mb-6">
            {errorTexts(i18n, failure)}
          </Banner>
        )}
        <Rows>
          <li>
            <Switch
              icon={Bell}
              label={t`Everything from ${school}`}
              detail={t`Letters and pushes about your courses`}
              checked={!isOff}
              busy={isSaving}
              onChange={(isOn) => void turn(!isOn)}
            />
          </li>
          <RowLink
            to="/user/settings/reminders"
            icon={AlarmClock}
            title={t`Reminders`}
            detail={
              days.length === 0 ? (
                t`Days and times when you study`
              ) : (
                <span className="block first-letter:uppercase">{new Intl.ListFormat(i18n.locale).format(days)}</span>
              )
            }
          />
        </Rows>
        <p role="status" className="mt-4 text-small text-muted">
          {isOff ? t`Receipts and codes for signing in still come.` : t`Receipts and codes for signing in come always.`}
        </p>
        <WaitingChanges
          outbox={outbox}
          entries={waiting}
          describe={({ payload }) =>
            notificationChange.parse(payload)?.isOff
              ? t`Letters and pushes about your courses: off`
              : t`Letters and pushes about your courses: on`
          }
          className="mt-9"
        />
      </div>
    </Page>
  )
}
