import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { serverNow } from '#/api/clock'
import { isApiError } from '#/api/errors'
import { useUnsaved } from '#/api/use-unsaved'
import type { User } from '#/domains/account/model'
import { ProfileInput } from '#/domains/account/profile-input'
import { checkedField, tidiedProfile } from '#/domains/account/typed-profile'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { useBrand } from '#/domains/site-config/use-brand'
import { calendarDay, knownZone } from '#/lib/dates'
import { formatDate } from '#/lib/format-date'
import { readDay, writeDay } from '#/lib/typed-date'
import { offsetAt } from '#/lib/zone-time'
import { Button } from '#/ui/buttons/button'
import { TextLink } from '#/ui/buttons/text-link'
import { DateGrid } from '#/ui/fields/date-grid'
import { refuseFields } from '#/ui/fields/refuse-fields'
import { TextArea } from '#/ui/fields/text-area'
import { TextField } from '#/ui/fields/text-field'
import { PAGE_TITLE_ID } from '#/ui/page/document-title'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { showToast } from '#/ui/toasts/toast'
import { useOnce } from '#/ui/use-once'
import { bookingDraft, type BookingValues } from '../booking-draft'
import { bookingDays, readBookingTime } from '../booking-time'
import type { VideoConsultation } from '../model'
import { videoConsultationMutations } from '../mutations'
import { videoConsultationQueries } from '../queries'
import { useBookingFaults } from '../use-booking-faults'
import { useConsultationTexts } from '../use-consultation-texts'

const FIELDS = ['date', 'phone', 'note'] as const
/** Limit of the contract (L26). */
const NOTE_MAX = 500

interface BookingFormProps {
  one: VideoConsultation
  user: User
}

/** Date, time, phone and comment of a booking; what was filled in stays on the device until it is booked. */
export function BookingForm({ one, user }: BookingFormProps) {
  const { t, i18n } = useLingui()
  const brand = useBrand()
  const client = useQueryClient()
  const { now, zone } = useLearnerTime()
  const { whenOf, zoneOf } = useConsultationTexts()
  const faultText = useBookingFaults()
  const [kept] = useState(() => bookingDraft(user.id, one.id))
  const [problem, setProblem] = useState<unknown>(null)
  const book = useMutation(videoConsultationMutations.book())
  const form = useForm<BookingValues>({
    mode: 'onTouched',
    defaultValues: { date: '', time: '', note: '', phone: user.phone ?? '', ...kept.read() },
  })
  const { errors, isDirty, touchedFields, isSubmitted } = form.formState
  const [date, time, note] = useWatch({ control: form.control, name: ['date', 'time', 'note'] })
  const reading = readBookingTime(date, time, now, zone)
  const day = reading.dateFault ? null : readDay(date)
  useUnsaved(isDirty)
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => kept.keep(values) }),
    [form, kept],
  )

  /** Read anew, since the minute may have passed. */
  const readNow = (values: Pick<BookingValues, 'date' | 'time'>) =>
    readBookingTime(values.date, values.time, new Date(serverNow()), zone)

  /** What the server has against it first, then what is wrong with it by itself, once the learner has left it. */
  function errorOf(field: 'date' | 'time'): string | undefined {
    if (errors[field]?.type === 'server') return errors[field].message
    const fault = field === 'date' ? reading.dateFault : reading.timeFault
    return fault && (touchedFields[field] || isSubmitted) ? faultText(field, fault) : undefined
  }

  /** Whether the list says by now that it can no longer be booked. */
  const isTaken = () =>
    client.getQueryData(videoConsultationQueries.list().queryKey)?.find(({ id }) => id === one.id)?.status !==
    'available'

  const send = useOnce(async (values: BookingValues) => {
    const { start } = readNow(values)
    if (!start) return
    setProblem(null)
    try {
      const { phone = '' } = await tidiedProfile({ phone: values.phone }, brand.country)
      await book.mutateAsync({ id: one.id, start, phone, note: values.note.trim() })
      kept.clear()
      showToast({ text: t`The school has your booking.` })
    } catch (error) {
      if (isApiError(error, 409) && isTaken()) {
        showToast({ text: t`It was booked or changed meanwhile. This is how it stands.`, failed: true })
      } else {
        if (!refuseFields(form, error, FIELDS, { date: 'start_date_time' })) setProblem(error)
        return
      }
    }
    // The form is gone by now, and the focus with it.
    document.getElementById(PAGE_TITLE_ID)?.focus()
  })

  const { start } = reading
  const here = knownZone(null)
  const isElsewhere = start && offsetAt(start.getTime(), here) !== offsetAt(start.getTime(), zone)
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} className="grid content-start gap-5">
      {problem !== null && (
        <Banner tone="danger" role="alert" title={t`The consultation is not booked.`}>
          {errorTexts(i18n, problem)}
        </Banner>
      )}
      <div className="min-h-80">
        <DateGrid
          range={day === null ? null : { first: day, last: day }}
          bounds={bookingDays(now, zone)}
          today={calendarDay(now, zone)}
          onPick={(picked) => {
            form.setValue('date', writeDay(picked), { shouldDirty: true, shouldTouch: true, shouldValidate: true })
          }}
        />
      </div>
      {/* The grid replaces the browser's own picker; phones still open theirs by a tap on the field. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-3 gap-y-4">
        <TextField
          {...form.register('date', { validate: (_, values) => readNow(values).dateFault ?? true })}
          type="date"
          min={writeDay(bookingDays(now, zone).first)}
          max={writeDay(bookingDays(now, zone).last)}
          label={t`Date`}
          autoComplete="off"
          className="[&_::-webkit-calendar-picker-indicator]:hidden"
          error={errorOf('date')}
        />
        <TextField
          {...form.register('time', { validate: (_, values) => readNow(values).timeFault ?? true })}
          type="time"
          label={t`Time`}
          autoComplete="off"
          error={errorOf('time')}
          hint={zoneOf(start ?? now)}
        />
      </div>
      <ProfileInput
        field="phone"
        error={errors.phone}
        control={form.register('phone', { validate: (value) => checkedField('phone', value, brand) })}
      />
      <TextArea
        {...form.register('note', {
          validate: (value) => value.trim().length <= NOTE_MAX || t`No more than ${NOTE_MAX} characters, please.`,
        })}
        label={t`What would you like to talk about?`}
        optional
        rows={3}
        // Text written while the booking is being sent would be lost with it.
        readOnly={book.isPending}
        counter={{ count: note.length, max: NOTE_MAX }}
        error={errors.note?.message}
      />
      <div aria-live="polite" className="border-t border-line pt-5">
        <p className="num text-ui font-strong">{start ? whenOf(start) : t`Choose a date and a time.`}</p>
        {isElsewhere && (
          <p className="mt-1 text-small text-muted">
            <Trans>
              On this device it is {formatDate(start, 'time', i18n.locale, here)} then.{' '}
              <TextLink to="/user/edit">Change the time zone</TextLink>
            </Trans>
          </p>
        )}
        <p className="mt-1 text-small text-muted">{t`The school confirms the time, and the link to the room appears here.`}</p>
      </div>
      <Button type="submit" kind="primary" size="lg" loading={book.isPending} className="justify-self-start">
        {t`Book the consultation`}
      </Button>
    </form>
  )
}
