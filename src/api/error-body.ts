import { asRecord, filledString } from '#/lib/lax'
import { parseJson } from '#/lib/parse-json'
import { joinReasons } from './errors'

export interface ErrorBody {
  serverText: string | null
  fields: Record<string, string[]>
  code: string | number | undefined
}

/** Reads the three shapes of a non-ok answer; a body of any other form says nothing. */
export function readErrorBody(text: string): ErrorBody {
  const body = parseJson(text)
  const record = asRecord(body)
  const code = record?.['code']
  return {
    serverText: errorText(body),
    fields: fieldsOf(body),
    code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
  }
}

/** Text of a failure: a list's messages joined by semicolons, `name: message`, a bare message, or null. */
export function errorText(body: unknown): string | null {
  if (Array.isArray(body)) {
    return joinReasons(body.flatMap((item) => messageOf(item) ?? [])) || null
  }
  const name = filledString(asRecord(body)?.['name'])
  const message = messageOf(body)
  return name && message ? `${name}: ${message}` : message
}

function messageOf(item: unknown): string | null {
  return filledString(item) ?? filledString(asRecord(item)?.['message'])
}

function fieldsOf(body: unknown): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  if (!Array.isArray(body)) return fields
  for (const item of body) {
    const field = filledString(asRecord(item)?.['field'])
    const message = messageOf(item)
    if (field && message) fields[field] = [...(fields[field] ?? []), message]
  }
  return fields
}
