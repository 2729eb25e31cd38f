// Asks a server every question that the wire knows, as a learner, and names what departs from the description.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { CallSpec } from '../call.ts'
import { callHeaders } from '../call-headers.ts'
import { calls } from '../handlers/calls.ts'
import { TAKES } from '../requests.ts'
import { isPaged, openApi, PAGES, pathOf } from './openapi.ts'

/** One place where an answer is not as described; `path`: a JSON path in its body, or a header. */
export interface Departure {
  call: string
  path: string
  what: string
}

export interface Report {
  departures: Departure[]
  /** Calls that were read, and those for which there was nothing to ask about. */
  read: string[]
  unread: string[]
}

export interface LiveServer {
  origin: string
  v1: string
  v2: string
  appId: string
  email: string
  password: string
}

/** It changes state, whatever its method says. */
const ACTS = 'user-course-streams/{id}/freeze/cancel'
const PATIENCE_MS = 30_000
const NOBODY = 999_999_999
/** Of one kind of object that is asked about. */
const MOST = 5

interface Asked {
  status: number
  headers: Headers
  text: string
  body: unknown
}

type Known = Record<string, unknown[]>

interface Filled {
  path?: unknown[]
  query?: Record<string, string | number>
}

const field = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    value,
  )
const idsOf = (rows: unknown, name = 'id') =>
  (Array.isArray(rows) ? rows : []).map((row) => field(row, name)).filter((id): id is number => typeof id === 'number')

/** What to put into the path and the query of the calls that need something: from answers that came before, by call. */
const WITH: Record<string, (known: Known) => Filled[]> = {
  'user-course-streams/{id}': (known) => each(idsOf(known['user-course-streams'])),
  'user-course-streams/{id}/status': (known) => each(idsOf(known['user-course-streams'])),
  'user-course-streams/{id}/user-homework': (known) => each(idsOf(known['user-course-streams'])),
  'user-course-streams/{id}/user-day-status/{dayStatusId}/progress': (known) =>
    (known['user-course-streams/{id}/status'] ?? []).flatMap((status) =>
      pair(field(status, 'stream', 'id'), idsOf(field(status, 'days'))[0]),
    ),
  'courses/{id}/stages': (known) => each(idsOf(known['user-course-streams'], 'course_id')),
  'courses/{id}/stages/{stageId}/days': (known) => firstStage(known),
  'courses/{id}/stages/{stageId}/days/{dayId}': (known) => {
    const [stage] = firstStage(known)
    const [day] = idsOf(known['courses/{id}/stages/{stageId}/days'])
    return stage && day ? [{ path: [...stage.path, day] }] : []
  },
  'chats/{id}': (known) => each(idsOf(known['chats'])),
  'chats/{id}/messages': (known) => each(idsOf(known['chats'])),
  'extend/{streamId}': (known) => each(idsOf(known['user-course-streams'])),
  'discount/check/code/{code:text}/course-service/{serviceId}': (known) =>
    pair('NO-SUCH-CODE', field(known['extend/{streamId}']?.[0], 'service', 'id')),
  'course-offer/find': (known) =>
    idsOf(known['user-course-streams'], 'course_id')
      .slice(0, 1)
      .map((courseId) => ({ query: { courseId } })),
  'course-services/view': (known) =>
    idsOf(known['course-services'])
      .slice(0, 1)
      .map((id) => ({ query: { id } })),
  'payment-subscriptions/{id}': (known) => each(idsOf(known['payment-subscription'])),
  'installment/{id}': (known) => each(idsOf(known['installment'])),
}

const each = (ids: unknown[]) => [...new Set(ids)].slice(0, MOST).map((id) => ({ path: [id] }))
const pair = (first: unknown, second: unknown) => (first && second ? [{ path: [first, second] }] : [])
/** The first stage of the first course that has one. */
function firstStage(known: Known): { path: unknown[] }[] {
  const [stage] = known['courses/{id}/stages'] ?? []
  return pair(field(stage, 'course_id') ?? idsOf(known['user-course-streams'], 'course_id')[0], field(stage, 'id'))
}

/** Reads everything that a learner can read; changes nothing but the token of this learner. */
export async function readEverything(server: LiveServer): Promise<Report> {
  const report: Report = { departures: [], read: [], unread: [] }
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema(openApi('live'), 'wire')
  const depart = (call: string, path: string, what: string) => void report.departures.push({ call, path, what })

  async function ask(address: string, token: string | null, init: RequestInit = {}): Promise<Asked> {
    const headers = {
      ...callHeaders(server.appId, token),
      ...(init.body ? { 'Content-Type': 'application/json' } : {}),
    }
    const response = await fetch(address, {
      ...init,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parsed(text) }
  }
  const addressOf = (call: Pick<CallSpec, 'base'>, path: string, query: Record<string, string | number>) => {
    const all = [...Object.entries(query), ['lang', 'en'] as const]
    const search = new URLSearchParams(all.map(([name, value]): [string, string] => [name, String(value)]))
    return `${server.origin}${server[call.base === 'v2' ? 'v2' : 'v1']}/${path}?${search}`
  }

  const login = calls.find(({ no }) => no === 'A1')
  if (!login) return report
  const { email, password } = server
  const entry = await ask(addressOf(login, login.path, {}), null, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  })
  const token = field(entry.body, 'data', 'token')
  judge(login, entry)
  if (typeof token !== 'string') {
    depart('POST auth/login', '$.data.token', `refused: ${JSON.stringify(field(entry.body, 'errors') ?? null)}`)
    return report
  }

  const known: Known = {}
  for (const call of inOrder(
    calls.filter(({ method, path, base }) => method === 'GET' && path !== ACTS && base !== 'club'),
  )) {
    const name = `GET ${call.path}`
    const expand = TAKES[name]?.expand?.join(',')
    const all: Filled[] = WITH[call.path]?.(known) ?? [{}]
    for (const { path: ids = [], query } of all) {
      const rest = ids.values()
      const path = call.path.replaceAll(/\{[^}]+\}/g, () => encodeURIComponent(String(rest.next().value)))
      const answer = await ask(addressOf(call, path, { ...query, ...(expand ? { expand } : {}) }), token)
      judge(call, answer)
      known[call.path] = [...(known[call.path] ?? []), field(answer.body, 'data')].flat()
    }
    report[all.length > 0 ? 'read' : 'unread'].push(name)
  }

  const user = { base: 'v1' as const }
  const nobody = await ask(addressOf(user, 'user', {}), 'no-such-token-0123456789')
  if (nobody.status !== 401)
    depart('GET user', 'status', `HTTP ${nobody.status} for a token that nobody has; expected 401`)
  const nothing = await ask(addressOf(user, `user-course-streams/${NOBODY}`, {}), token)
  if (nothing.status !== 404)
    depart(
      'GET user-course-streams/{id}',
      'status',
      `HTTP ${nothing.status} for an id that does not exist; expected 404`,
    )
  return report

  function judge(call: CallSpec, { status, headers, text, body }: Asked): void {
    const name = `${call.method} ${call.path}`
    if (status !== 200) return depart(name, 'status', `HTTP ${status}; expected 200`)
    if (body === undefined) return depart(name, '$', `no JSON: ${JSON.stringify(text.slice(0, 40))}`)
    if (!headers.has('Date')) depart(name, 'Date', 'missing; the app corrects the device’s clock by it')
    if (!/\bno-store\b/.test(headers.get('Cache-Control') ?? '')) depart(name, 'Cache-Control', 'expected no-store')
    for (const page of isPaged(TAKES[name] ?? {}) ? PAGES : [])
      if (!/^\d+$/.test(headers.get(page) ?? '')) depart(name, page, 'expected a whole number')
    for (const { path, what } of misfits(validator(ajv, call), body)) depart(name, path, what)
  }
}

/** Shorter paths first: they tell the ids for the longer ones. */
const inOrder = (all: readonly CallSpec[]) =>
  all.toSorted(
    (a, b) =>
      a.path.split('/').length - b.path.split('/').length || (a.path in WITH ? 1 : 0) - (b.path in WITH ? 1 : 0),
  )

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Of a refusal that is legal the first schema would say too much, so the one that applies is chosen first. */
function validator(ajv: Ajv2020, call: CallSpec) {
  const path = `${pathOf(call).replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${call.method.toLowerCase()}`
  const schema = `wire#/paths/${path}/responses/200/content/application~1json/schema/anyOf`
  return (body: unknown): ValidateFunction => {
    const $ref = `${schema}/${[false, 0].includes(field(body, 'success') as never) ? 1 : 0}`
    return ajv.getSchema($ref) ?? ajv.compile({ $ref })
  }
}

function misfits(choose: (body: unknown) => ValidateFunction, body: unknown): { path: string; what: string }[] {
  const validate = choose(body)
  validate(body)
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf')
  const isDeeper = (one: ErrorObject) =>
    errors.some(({ instancePath }) => instancePath.startsWith(`${one.instancePath}/`))
  const byPath = new Map<string, Set<string>>()
  // Of alternatives, the one that came further is what was meant.
  for (const error of errors.filter((one) => one.keyword !== 'type' || !isDeeper(one))) {
    const path = jsonPath(error.instancePath)
    byPath.set(path, (byPath.get(path) ?? new Set()).add(error.message ?? error.keyword))
  }
  return [...byPath].map(([path, words]) => ({ path, what: [...words].join(' or ') }))
}

const jsonPath = (pointer: string) => `$${pointer.replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.')}`
