import { callHeaders } from './call-headers.ts'
import { testWorld } from './test-world.ts'

interface Ask {
  json?: object
  form?: Record<string, string | string[] | File>
  /** Null: a guest; absent: the learner whom the scenario signs in. */
  token?: string | null
  v2?: boolean
  lang?: string
}

/** A world whose server is called directly, as a client of the contract would do. */
export function testClient() {
  const world = testWorld({ brand: 'lumen', now: new Date('2026-06-09T18:30:00Z') })

  async function send(method: string, path: string, ask: Ask = {}) {
    const token = ask.token === undefined ? world.token : ask.token
    const lang = ask.lang ?? 'en'
    const headers = callHeaders('lumen', token, lang)
    const json = ask.json && { 'Content-Type': 'application/json' }
    const body = ask.json ? JSON.stringify(ask.json) : ask.form && formOf(ask.form)
    const query = `${path.includes('?') ? '&' : '?'}lang=${lang}`
    const address = `http://localhost/spa/${ask.v2 ? 'v2' : 'api/v1'}/${path}${query}`
    const response = await world.fetch(address, { method, headers: { ...headers, ...json }, ...(body ? { body } : {}) })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
  }

  /** The stream that the pictures show, with its homework. */
  async function featured() {
    const { body } = await send('GET', 'user-course-streams?expand=course')
    const stream = body.data.find(({ course_id }: { course_id: number }) => course_id === 41)
    const statuses = await send('GET', `user-course-streams/${stream.id}/user-homework`)
    return { stream, statuses: statuses.body.data }
  }
  return { world, send, featured }
}

function formOf(fields: Record<string, string | string[] | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one)
  }
  return form
}
