import { useEffect, useRef, useState } from 'react'
import { type FieldPath, useForm, useWatch } from 'react-hook-form'
import { useUnsaved } from '#/api/use-unsaved'
import { useBrand } from '#/domains/site-config/use-brand'
import { knownZone } from '#/lib/dates'
import { typedDate } from '#/lib/typed-date'
import { refuseFields } from '#/ui/fields/refuse-fields'
import { useOnce } from '#/ui/use-once'
import type { User } from '../model'
import { PROFILE_WIRE_NAMES, type ProfileValues } from '../profile-body'
import { useProfileDelivery } from '../use-profile-delivery'
import { checkedField, tidiedProfile } from '../typed-profile'
import {
  changesOf,
  EDITED_FIELDS,
  type EditedField,
  profileDraft,
  type ProfileForm,
  shownProfile,
} from './profile-draft'
import { waitingEdits } from '../waiting-profile'

/**
 * The form of the whole profile: what was changed stays on the device until it is saved or discarded. What is saved without a connection
 * waits in the outbox, and is shown as if it were saved; `onSaved` is told which of both.
 */
export function useProfileForm(user: User, onSaved: (state: 'saved' | 'kept') => void) {
  const brand = useBrand()
  const [failure, setFailure] = useState<unknown>(null)
  const [draft] = useState(() => profileDraft(user.id))
  const { deliver, outbox, waiting, isSaving } = useProfileDelivery(user.id)
  const onWay = waitingEdits(waiting)
  const shown = { ...shownProfile(user, knownZone(user.timezone)), ...onWay }
  const [defaultValues] = useState(() => ({ ...shown, ...draft.read() }))
  const form = useForm<ProfileForm>({ mode: 'onTouched', defaultValues })
  const typed = { ...defaultValues, ...useWatch({ control: form.control }) }
  const changes = changesOf(typed, shown)
  const changed = Object.keys(changes).length
  useUnsaved(changed > 0)

  // Fields that were not touched follow the server: another screen, tab or device may change them, too.
  const before = useRef(shown)
  useEffect(() => {
    for (const field of EDITED_FIELDS)
      if (shown[field] !== before.current[field] && form.getValues(field) === before.current[field])
        form.setValue(field, shown[field])
    before.current = shown
  })

  function keep() {
    const edits = changesOf(form.getValues(), before.current)
    if (Object.keys(edits).length > 0) draft.keep(edits)
    else draft.clear()
  }

  /** Writes a value into a field, as if it had been typed. */
  function write(field: EditedField, value: string) {
    form.setValue(field, value, { shouldValidate: true })
    keep()
  }

  /** Saves at once, or keeps it until there is a connection; `shown`: the profile from then on. */
  async function saveOrKeep({ email: _email, ...values }: ProfileValues, timezone: string | null) {
    const saved = await deliver({ ...values, timezone })
    if (saved) return { state: 'saved', shown: shownProfile(saved, knownZone(null)) } as const
    return { state: 'kept', shown: { ...before.current, ...values, ...(timezone !== null && { timezone }) } } as const
  }

  const send = useOnce(async (values: ProfileForm) => {
    setFailure(null)
    // What was refused is sent once more, with what was changed in it.
    const refused = waiting.filter(({ phase }) => phase === 'failed')
    const { timezone = null, ...edits } = { ...waitingEdits(refused), ...changesOf(values, before.current) }
    try {
      const { state, shown: saved } = await saveOrKeep(await tidiedProfile(edits, brand.country), timezone)
      await Promise.all(refused.map(({ id }) => outbox.remove(id)))
      // As the server keeps them; but something may have been typed on while they were being saved.
      for (const field of EDITED_FIELDS) if (form.getValues(field) === values[field]) form.setValue(field, saved[field])
      before.current = saved
      keep()
      onSaved(state)
    } catch (error) {
      if (!refuseFields(form, error, EDITED_FIELDS, { ...PROFILE_WIRE_NAMES })) setFailure(error)
    }
  })

  return {
    errors: form.formState.errors,
    changed,
    failure,
    isSaving,
    isKept: draft.isSafe(),
    /** Whether the field holds something else than the server. */
    isChanged: (field: EditedField) => field in changes || field in onWay,
    outbox,
    waiting,
    typed,
    register: (field: FieldPath<ProfileForm>) =>
      form.register(field, {
        validate: (value) => {
          const isLeftEmpty = value.trim() === '' && !brand.requiredProfileFields.some((one) => one === field)
          return field === 'timezone' || isLeftEmpty || checkedField(field, value, brand)
        },
        onChange: keep,
        // Shows how it was read.
        onBlur: () => field === 'birthday' && write('birthday', typedDate(form.getValues('birthday'))),
      }),
    write,
    submit: form.handleSubmit(send),
    discard: () => {
      setFailure(null)
      draft.clear()
      form.reset(before.current)
    },
  }
}
