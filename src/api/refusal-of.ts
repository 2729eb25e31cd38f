import { isApiError } from './errors'
import { joinReasons } from './join-reasons'

/** What the server said against one field (by its wire name) of a refused form, in one text; undefined where it said nothing. */
export function refusalOf(error: unknown, wireName: string, mark?: string): string | undefined {
  return (isApiError(error) && joinReasons(error.fields[wireName] ?? [], mark)) || undefined
}
