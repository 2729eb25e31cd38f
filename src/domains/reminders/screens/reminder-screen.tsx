import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { Check, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { Button } from '#/ui/buttons/button'
import { LinkButton } from '#/ui/buttons/link-button'
import { FieldError } from '#/ui/fields/field'
import { TextField } from '#/ui/fields/text-field'
import { Page } from '#/ui/page/page'
import { Icon } from '#/ui/pictures/icon'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { showToast } from '#/ui/toasts/toast'
import { useOnce } from '#/ui/use-once'
import { reminderQueries } from '../queries'
import { reminderDraft } from '../reminder-draft'
import { useReminderChange } from '../use-reminder-change'
import { useReminderTexts } from '../use-reminder-texts'
import { reminderFault, reminderId, type Reminder, WEEKDAYS, type Weekday, type ReminderChange } from '../week'
import { ZoneNote } from '../zone-note'

interface ReminderScreenProps {
  /** The one that is changed; null: a new one. */
  reminder: Reminder | null
  /** Of a new one. */
  day?: Weekday | undefined
}

const FIRST_TIME = '19:00'

/** A new reminder, or one that is changed or deleted. */
export function ReminderScreen({ reminder, day }: ReminderScreenProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { data: week } = useSuspenseQuery(reminderQueries.week())
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const { faults, weekday } = useReminderTexts()
  const { make, isPending } = useReminderChange(user.id)
  const [failure, setFailure] = useState<unknown>(null)
  const [draft] = useState(() => reminderDraft(user.id, reminder ? reminderId(reminder.time) : 'new'))
  const [typed, setTyped] = useState<Reminder>(
    () => draft.read() ?? reminder ?? { time: FIRST_TIME, days: day ? [day] : [] },
  )
  const [isTried, setTried] = useState(false)
  const fault = isTried ? reminderFault(week, typed, reminder?.time) : null
  const daysId = useId()
  const timeField = useRef<HTMLInputElement>(null)
  const dayBoxes = useRef<HTMLFieldSetElement>(null)
  const title = reminder ? t`Reminder at ${reminder.time}` : t`New reminder`

  function type(next: Reminder) {
    setTyped(next)
    draft.keep(next)
  }

  const run = useOnce(async (text: string, made: ReminderChange, undo?: ReminderChange) => {
    setFailure(null)
    try {
      const state = await make(made)
      draft.clear()
      if (state === 'kept') showToast({ text: t`You’re offline. It is kept here and sent by itself.` })
      else
        showToast({ text, ...(undo && { action: { label: t`Undo`, onPress: () => void make(undo).catch(() => {}) } }) })
    } catch (error) {
      setFailure(error)
      return
    }
    await navigate({ to: '/user/settings/reminders' })
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const found = reminderFault(week, typed, reminder?.time)
    if (found === null) return void run(t`Your reminder is saved.`, { before: reminder?.time ?? null, reminder: typed })
    const isOfDays = found === 'days' || found === 'full'
    return (isOfDays ? dayBoxes.current?.querySelector('input') : timeField.current)?.focus()
  }

  return (
    <Page
      title={title}
      crumbs={[
        { label: t`Settings`, link: linkOptions({ to: '/user/settings' }) },
        { label: t`Reminders`, link: linkOptions({ to: '/user/settings/reminders' }) },
        { label: title },
      ]}
    >
      <form noValidate onSubmit={submit} className="flex max-w-115 flex-col items-start gap-7">
        {failure !== null && (
          <Banner tone="danger" role="alert" title={t`The reminder was not saved.`} className="w-full">
            {errorTexts(i18n, failure)}
          </Banner>
        )}
        <TextField
          ref={timeField}
          label={t`Time`}
          type="time"
          className="w-full max-w-48"
          value={typed.time}
          onChange={({ target }) => type({ ...typed, time: target.value })}
          error={fault === 'time' || fault === 'twice' ? faults[fault] : undefined}
        />
        <fieldset ref={dayBoxes} aria-describedby={daysId}>
          <legend className="mb-3 text-small font-strong">{t`Days`}</legend>
          <div className="flex flex-wrap gap-2">
            {WEEKDAYS.map((one) => (
              <DayBox
                key={one}
                name={weekday(one)}
                checked={typed.days.includes(one)}
                onChange={(isOn) =>
                  type({
                    ...typed,
                    days: WEEKDAYS.filter((other) => (other === one ? isOn : typed.days.includes(other))),
                  })
                }
              />
            ))}
          </div>
          <div id={daysId} role="status" className="mt-2">
            {(fault === 'days' || fault === 'full') && <FieldError>{faults[fault]}</FieldError>}
          </div>
        </fieldset>
        <ZoneNote />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" loading={isPending}>
            {t`Save`}
          </Button>
          <LinkButton to="/user/settings/reminders" onClick={() => draft.clear()}>{t`Cancel`}</LinkButton>
          {reminder && (
            <Button
              kind="text"
              icon={Trash2}
              unavailable={isPending}
              onClick={() =>
                void run(
                  t`The reminder is deleted.`,
                  { before: reminder.time, reminder: null },
                  { before: null, reminder },
                )
              }
            >
              {t`Delete the reminder`}
            </Button>
          )}
        </div>
      </form>
    </Page>
  )
}

interface DayBoxProps {
  name: string
  checked: boolean
  onChange: (isOn: boolean) => void
}

/** A weekday as a box that is pressed in; a check mark tells a chosen one without colour. */
function DayBox({ name, checked, onChange }: DayBoxProps) {
  return (
    <label className="relative inline-flex min-h-11 items-center gap-2 rounded-md border border-strong bg-surface px-3.5 text-ui has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-[inherit] outline-none!"
      />
      {checked && <Icon of={Check} size={16} />}
      <span className="first-letter:uppercase">{name}</span>
    </label>
  )
}
