import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { refusalOf } from '#/api/errors'

/**
 * Shows the server's refusal of a form's fields beside them, as errors of type `server`, and focuses the first of them. `wireNames`
 * for fields that the call names differently. False when the server said nothing about these fields.
 */
export function refuseFields<Values extends FieldValues, Field extends FieldPath<Values>>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'setFocus'>,
  error: unknown,
  fields: readonly Field[],
  wireNames: Partial<Record<Field, string>> = {},
): boolean {
  const refused = fields.flatMap((field) => {
    const message = refusalOf(error, wireNames[field] ?? field)
    return message === undefined ? [] : { field, message }
  })
  for (const { field, message } of refused) form.setError(field, { type: 'server', message })
  const [first] = refused
  // Once the form counts as submitted: until then it checks a field that loses the focus by its own rules, and forgets the refusal.
  if (first) setTimeout(() => form.setFocus(first.field))
  return first !== undefined
}
