import { wireText } from './address'

type FormValue = string | number | boolean | Blob | null | undefined
export type FormFields = Record<string, FormValue | readonly (string | number)[]>

/** Multipart body: booleans 1 and 0, lists as `name[]`, null (and an empty list) as an empty value, undefined left out. */
export function toFormData(fields: FormFields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    if (value instanceof Blob) form.append(name, value)
    else if (value === null) form.append(name, '')
    else if (typeof value !== 'object') form.append(name, wireText(value))
    else if (value.length === 0) form.append(name, '')
    else for (const item of value) form.append(`${name}[]`, String(item))
  }
  return form
}
