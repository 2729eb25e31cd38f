import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProfileField } from '#/brand/profile-fields'
import { useBrand } from '#/domains/site-config/use-brand'
import { formatDate } from '#/lib/format-date'
import { zoneOffset } from '#/lib/zone-time'
import { knownZone } from '#/lib/dates'
import { LANGUAGE_NAMES } from '#/lib/locale'
import { Select } from '#/ui/fields/select'
import { LeaveConfirm } from '#/ui/modals/leave-confirm'
import { modalTarget } from '#/ui/modals/modal-target'
import { MarginSection } from '#/ui/page/margin-section'
import { Page } from '#/ui/page/page'
import { RowLink, Rows } from '#/ui/page/rows'
import { Pill } from '#/ui/pill'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { showToast } from '#/ui/toasts/toast'
import { EmailChangeModal, PhoneCodeModal } from '../profile/contact-modals'
import { DayPicker } from '../profile/day-picker'
import { PhotoSection } from '../profile/photo-section'
import { SaveBar } from '../profile/save-bar'
import { timeZones, zoneName } from '../profile/time-zones'
import { useProfileForm } from '../profile/use-profile-form'
import { WaitingProfile } from '../waiting-profile'
import { ProfileInput } from '../profile-input'
import { accountQueries } from '../queries'
import { useLearnerTime } from '../use-learner-time'

/** The whole profile. The email is changed by a code; everything else is saved at once. */
export function ProfileScreen({ modal }: { modal: string | undefined }) {
  const { t, i18n } = useLingui()
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const { now } = useLearnerTime()
  const { languages, requiredProfileFields } = useBrand()
  const form = useProfileForm(user, (state) =>
    showToast({
      text: state === 'saved' ? t`Your profile is saved.` : t`You’re offline. It is kept here and sent by itself.`,
    }),
  )
  const { typed } = form
  const zone = knownZone(typed.timezone)
  const input = (field: Exclude<ProfileField, 'email'>, more: { end?: ReactNode; hint?: ReactNode } = {}) => (
    <ProfileInput
      field={field}
      control={form.register(field)}
      error={form.errors[field]}
      optional={!requiredProfileFields.includes(field)}
      {...more}
    />
  )
  return (
    <Page
      title={t`My information`}
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: t`My information` }]}
    >
      {form.failure !== null && (
        <Banner tone="danger" role="alert" title={`${t`Failed to update user profile`}.`} className="mb-8">
          {errorTexts(i18n, form.failure)} {t`Your changes are still here.`}
        </Banner>
      )}
      <WaitingProfile outbox={form.outbox} entries={form.waiting} />
      <PhotoSection user={user} isOpen={modal === 'photo'} />
      <form
        noValidate
        onSubmit={(event) => void form.submit(event)}
        // What has the focus stays clear of the bar.
        className="[&_:is(input,select)]:scroll-mb-28"
      >
        <MarginSection title={t`You`}>
          <div className="grid gap-x-7 gap-y-1.5 wide:grid-cols-2">
            {input('firstName')}
            {input('lastName')}
            {input('city')}
            {input('birthday', {
              end: <DayPicker value={typed.birthday} onPick={(day) => form.write('birthday', day)} />,
            })}
            {input('gender')}
          </div>
        </MarginSection>
        <MarginSection title={t`How we reach you`} help={t`A new address or number is confirmed by a code.`}>
          <div className="max-w-115">
            <p className="text-small font-strong">{t`Email`}</p>
            <p className="mt-2 mb-7 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 wrap-anywhere">{user.email ?? t`No email yet`}</span>
              <Link {...modalTarget(user.email === null ? 'email' : 'email-change')} className="link target text-ui">
                {user.email === null ? t`Add your email` : t`Change the email`}
              </Link>
            </p>
            {input('phone', {
              hint: form.isChanged('phone') ? t`Once it is saved, you can confirm it by a code.` : undefined,
            })}
            {user.phone !== null && !form.isChanged('phone') && (
              <p className="-mt-4 mb-7 flex flex-wrap items-center gap-x-4 gap-y-1">
                {user.phoneValidated ? (
                  <Pill tone="success" icon={CircleCheck} bare>{t`Confirmed`}</Pill>
                ) : (
                  <>
                    <Pill tone="warning" icon={CircleAlert} bare>{t`Not confirmed`}</Pill>
                    <Link {...modalTarget('phone-code')} className="link target text-ui">{t`Send a code`}</Link>
                  </>
                )}
              </p>
            )}
            {input('instagramId')}
          </div>
        </MarginSection>
        <MarginSection title={t`Language and time`} help={t`Times of lessons and reminders are shown in this zone.`}>
          <div className="max-w-115">
            <Select
              {...form.register('timezone')}
              label={t`Time zone`}
              options={timeZones(typed.timezone)}
              hint={<ZoneHint {...{ zone, now }} time={formatDate(now, 'time', i18n.locale, zone)} />}
            />
            {languages.length > 1 && (
              <Rows className="mt-7">
                <RowLink
                  {...modalTarget('language')}
                  icon={Globe}
                  title={t`Language`}
                  detail={LANGUAGE_NAMES[i18n.locale]}
                />
              </Rows>
            )}
          </div>
        </MarginSection>
        <SaveBar changed={form.changed} isSaving={form.isSaving} onDiscard={form.discard} />
      </form>
      {modal === 'phone-code' && user.phone !== null && <PhoneCodeModal user={user} />}
      {modal === 'email-change' && <EmailChangeModal user={user} />}
      <LeaveConfirm asks={form.changed > 0} asksOfPage={form.changed > 0} title={t`Leave without saving?`}>
        {(isSignOut) =>
          isSignOut
            ? t`Logging out removes your changes from this device.`
            : form.isKept
              ? t`Your changes stay on this device and wait here.`
              : t`This device cannot keep your changes, they would be lost.`
        }
      </LeaveConfirm>
    </Page>
  )
}

/** What the clock shows in a zone now, so that a wrong one is seen. */
function ZoneHint({ zone, now, time }: { zone: string; now: Date; time: string }) {
  const place = `${zoneName(zone)} (${zoneOffset(zone, now)})`
  return (
    <Trans>
      It is {time} in {place} now.
    </Trans>
  )
}
