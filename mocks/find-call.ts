import type { CallSpec } from './call.ts'
import { calls } from './handlers/calls.ts'
import { Failure } from './reply.ts'

/** A call of the contract, with the ids and texts in its path. */
export interface Found {
  call: CallSpec
  ids: number[]
  texts: string[]
}

/** The call for a path of this base (without the base itself), or null. */
export function findCall(method: string, base: CallSpec['base'], path: string): Found | null {
  for (const call of calls) {
    const match = call.base === base && call.method === method ? matchPath(call.path, path) : null
    if (match) return { call, ...match }
  }
  return null
}

function matchPath(pattern: string, path: string): { ids: number[]; texts: string[] } | null {
  const expected = pattern.split('/')
  const given = path.split('/')
  if (expected.length !== given.length) return null
  const ids: number[] = []
  const texts: string[] = []
  for (const [n, part] of expected.entries()) {
    const value = given[n] ?? ''
    if (part.endsWith(':text}')) texts.push(decodeURIComponent(value))
    else if (part.startsWith('{')) {
      if (!/^[1-9]\d*$/.test(value)) return null
      ids.push(Number(value))
    } else if (part !== value) return null
  }
  return { ids, texts }
}

/** The failure for a path that matches no call: 404, or 405 where other methods exist. */
export function unknownCall(method: string, base: CallSpec['base'], path: string): Failure {
  const allowed = calls.filter((call) => call.base === base && matchPath(call.path, path)).map((call) => call.method)
  if (allowed.length === 0) return new Failure(404, `Page not found: ${path}`)
  return new Failure(405, `Method ${method} is not allowed.`, { Allow: allowed.join(', ') })
}

/** Whether a name means a call: its number (`L15`), its path, either with the method, or `*` for every call. */
export const isCall = (name: string) =>
  name === '*' ||
  calls.some(({ no, method, path }) => [no, path, `${method} ${path}`, `${method} ${no}`].includes(name))
