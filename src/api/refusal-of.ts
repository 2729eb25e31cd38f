import { isApiError } from './errors'

/** What the server said against one field (by its wire name) of a refused form, in one text; undefined where it said nothing. */
export function refusalOf(error: unknown, wireName: string, separator = ' '): string | undefined {
  return (isApiError(error) && error.fields[wireName]?.join(separator)) || undefined
}
