/** The value as an object with unknown members, or null. */
export function asRecord(value: unknown): Record<string, unknown> | null {
  return isRecord(value) ? value : null
}

/** The texts that a value holds under `fields`; whatever else it holds is left out. */
export function textsOf<Field extends string>(
  value: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const record = asRecord(value) ?? {}
  const texts: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const text = record[field]
    if (typeof text === 'string') texts[field] = text
  }
  return texts
}

/** The text without spaces around it, or null when there is none. */
export function filledString(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
