import * as z from '#/lib/zod'

/** A form refusal: HTTP 200 with messages beside their fields. Nothing changes on the server. */
export class Refusal extends Error {
  readonly errors: Record<string, string[]> | null
  /** True keeps counters of attempts; everything else is undone by a refusal. */
  readonly keepsWorld: boolean

  constructor(errors: Record<string, string[]> | null, keepsWorld = false) {
    super('refused')
    this.errors = errors
    this.keepsWorld = keepsWorld
  }
}

/** An answer that is not ok, in the shape that this server sends for its status. */
export class Failure extends Error {
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

const NAMES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
}

/** `what`: the id or name that leads to nothing. */
export const notFound = (what: string | number) => new Failure(404, `Object not found: ${what}`)
/** This learner may not do it; `why` goes into the answer. */
export const forbidden = (why: string) => new Failure(403, why)
/** It does not fit the present state of things; `why` goes into the answer. */
export const conflict = (why: string) => new Failure(409, why)
/** `seconds` until the next try, rounded up; at least one. */
export const tooOften = (seconds: number) =>
  new Failure(429, 'Too many requests.', { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) })

/** What is said of a 422: a list of fields. */
export class Invalid extends Error {
  readonly list: { field: string; message: string }[]

  constructor(list: { field: string; message: string }[]) {
    super('invalid')
    this.list = list
  }
}

/** An answer of success. */
export function envelope(data: unknown, headers: Record<string, string>): Response {
  return json({ success: true, data, errors: null }, 200, headers)
}

/** The answer that a `Refusal` becomes. */
export function refusal({ errors }: Refusal, headers: Record<string, string>): Response {
  return json({ success: false, data: null, errors }, 200, headers)
}

/** The answer that a `Failure` becomes; a conflict has a shorter body than the others. */
export function failure(error: Failure, headers: Record<string, string>): Response {
  const { status, message } = error
  const body = status === 409 ? { message } : { name: NAMES[status] ?? 'Error', message, code: 0, status }
  return json(body, status, { ...headers, ...error.headers })
}

/** The answer that an `Invalid` becomes. */
export function invalid({ list }: Invalid, headers: Record<string, string>): Response {
  return json(list, 422, headers)
}

export function json(body: unknown, status: number, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'Content-Type': 'application/json; charset=UTF-8' },
  })
}

/** The shape of an answer: the schema that the app itself reads it with. */
export type Expected =
  | { kind: 'nothing' }
  | { kind: 'one'; schema: z.ZodMiniType }
  | { kind: 'list'; schema: z.ZodMiniType }

/** Answers without data. */
export const nothing = { kind: 'nothing' } as const
/** Answers with one item. */
export const one = <S extends z.ZodMiniType>(schema: S) => ({ kind: 'one', schema }) as const
/** Answers with a list of items. */
export const list = <S extends z.ZodMiniType>(schema: S) => ({ kind: 'list', schema }) as const

/** Where an answer does not fit its schema; an empty list: it fits. */
export function misfits(expected: Expected, data: unknown): string[] {
  if (expected.kind === 'nothing') return data === null ? [] : ['expected null']
  if (expected.kind === 'one') return issues(expected.schema, data, '')
  if (!Array.isArray(data)) return ['expected a list']
  return data.flatMap((item, n) => issues(expected.schema, item, `${n}.`))
}

function issues(schema: z.ZodMiniType, value: unknown, where: string): string[] {
  return (z.safeParse(schema, value).error?.issues ?? []).map(
    (issue) => `${where}${issue.path.join('.')}: ${issue.message}`,
  )
}
