import { ACCEPT_LANGUAGE } from './call-headers.ts'
import type { ReadBody } from './read-body.ts'
import { CLUB, TAKES } from './requests.ts'

const REPEATED = ['filter[id][in][]', 'external_id[]']
/** Multipart keys that are lists, with brackets; any other key occurs once. */
const LISTS = ['file_ids', 'exercise_ids']

/**
 * Where a request departs from the contract, even if a server may accept it (unknown keys are ignored, a missing `lang` is English).
 * The mock world refuses such requests, so that the app cannot come to rely on that.
 */
export function departures(call: string, appId: string, request: Request, body: ReadBody): string[] {
  const { searchParams: query } = new URL(request.url)
  const takes = TAKES[call] ?? {}
  const lang = query.get('lang') ?? ''
  return [
    ...(call === CLUB ? departuresOfClub(request.headers) : departuresOfHeaders(request.headers, lang, appId)),
    ...[...new Set(query.keys())].flatMap((name) => {
      const values = query.getAll(name)
      if (values.length > 1 && !REPEATED.includes(name)) return [`query ${name} is repeated`]
      if (name === 'lang') return []
      if (name === 'expand' && takes.expand) return departuresOfExpand(values[0] ?? '', takes.expand)
      return Object.hasOwn(takes.query ?? {}, name) ? [] : [`query ${name} is unknown`]
    }),
    ...departuresOfBody(takes.body && Object.keys(takes.body), request, body),
  ]
}

function departuresOfHeaders(headers: Headers, lang: string, appId: string): string[] {
  const token = headers.get('Authorization')
  return [
    ...(lang in ACCEPT_LANGUAGE ? [] : [`lang is "${lang}"`]),
    ...(headers.get('Accept-Language') === ACCEPT_LANGUAGE[lang] ? [] : ['Accept-Language does not match lang']),
    ...(headers.get('X-App-Type') === 'web' ? [] : ['X-App-Type is not web']),
    ...(headers.get('X-App-Id') === appId ? [] : [`X-App-Id is not ${appId}`]),
    ...(token === null || /^Bearer (?!null$|undefined$)\S+$/.test(token) ? [] : ['Authorization is no bearer token']),
  ]
}

const departuresOfClub = (headers: Headers): string[] =>
  ['X-App-Type', 'X-App-Id'].filter((name) => headers.has(name)).map((name) => `${name} is told to the club`)

function departuresOfExpand(value: string, known: readonly string[]): string[] {
  return value
    .split(',')
    .filter((name) => !known.includes(name))
    .map((name) => `expand has "${name}"`)
}

function departuresOfBody(known: readonly string[] | undefined, request: Request, { kind, value }: ReadBody): string[] {
  // Unreadable bodies and those of another kind get answers of their own.
  if (kind === 'broken') return []
  if (!known) return kind === 'none' ? [] : ['a body where none belongs']
  if (kind === 'none') return ['no body, not even {}']
  const type = request.headers.get('Content-Type') ?? ''
  return [
    ...(kind === 'json' && !type.startsWith('application/json') ? [`Content-Type is ${type}`] : []),
    ...Object.entries(value).flatMap(([key, one]) => {
      if (!known.includes(key)) return [`body key ${key} is unknown`]
      if (kind === 'multipart' && LISTS.includes(key) !== Array.isArray(one))
        return [`body key ${key} is ${Array.isArray(one) ? 'a' : 'no'} list`]
      return kind === 'json' && one === null && key !== 'dayStatus' ? [`body key ${key} is null`] : []
    }),
  ]
}
