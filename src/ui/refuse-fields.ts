import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { refusalOf } from '#/api/refusal-of'

/**
 * Puts what the server said against a form's fields beside them, as faults of type `server`, and the focus into the first of them.
 * `wireNames` where the call names a field otherwise. False when the server said nothing of these fields.
 */
export function refuseFields<Values extends FieldValues, Field extends FieldPath<Values>>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  error: unknown,
  fields: readonly Field[],
  wireNames: Partial<Record<Field, string>> = {},
): boolean {
  const refused = fields.flatMap((field) => {
    const message = refusalOf(error, wireNames[field] ?? field)
    return message === undefined ? [] : { field, message }
  })
  for (const [index, { field, message }] of refused.entries())
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
  return refused.length > 0
}
