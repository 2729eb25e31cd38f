export interface ReadBody {
  kind: 'none' | 'json' | 'multipart' | 'broken'
  value: Record<string, unknown>
}

/** The body as an object, with trimmed strings; an empty multipart value is null, `name[]` is a list, as is a name that is repeated. */
export async function readBody(request: Request): Promise<ReadBody> {
  if (request.method === 'GET') return { kind: 'none', value: {} }
  const type = request.headers.get('Content-Type') ?? ''
  if (type.startsWith('multipart/form-data'))
    return { kind: 'multipart', value: fromForm(await request.clone().formData()) }
  const text = await request.clone().text()
  if (text.trim() === '') return { kind: 'none', value: {} }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { kind: 'broken', value: {} }
    return { kind: 'json', value: Object.fromEntries(Object.entries(value).map(([key, one]) => [key, trimmed(one)])) }
  } catch {
    return { kind: 'broken', value: {} }
  }
}

function fromForm(form: FormData): Record<string, unknown> {
  const value: Record<string, unknown> = {}
  for (const [name, one] of form) {
    if (!name.endsWith('[]') && !(name in value)) {
      value[name] = one instanceof File ? one : one.trim() || null
      continue
    }
    const key = name.replace(/\[\]$/, '')
    value[key] = [...(key in value ? [value[key]].flat() : []), trimmed(one)]
  }
  return value
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
