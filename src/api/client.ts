import type { KyInstance } from 'ky'

import { invariant } from '#/lib/invariant'
import type * as z from '#/lib/zod'
import { loadCode } from '#/platform/load-code'

import { type ApiAddress, apiUrl, type ApiBase, type Ask, type Query } from './address'
import { type Answer, exchangeOnce, readData, readItems } from './answer'
import { takeEarlyAnswer } from './early-answers'
import { ApiError, REPLACED } from './errors'
import { forgetFailures } from './failed-calls'
import { apiHeaders, type ApiIdentity } from './headers'
import { keptOrFresh } from './kept-first'
import { forgetLimits } from './rate-limits'
import { hasStrangeToken, readToken } from './token-store'

export interface ApiConfig extends ApiAddress, ApiIdentity {
  /** Who was signed in last on this device, where the device keeps what the server answers learners. */
  keptFor?: (() => number | null) | undefined
  /** Stands in for the browser's in tests. */
  fetch?: typeof fetch
}

export interface CallOptions {
  query?: Query | undefined
  signal?: AbortSignal | undefined
  json?: object
  /** A multipart body, made by `toFormData`. */
  form?: FormData
  /** Lets the call outlive the page: for what is sent on leaving. */
  keepalive?: boolean
}

/** A call to the server. Nothing is sent until one of these methods runs, and each run sends it again. */
export interface Call {
  /** The answer's `data`, parsed; a schema that the first view does without may arrive while the call is under way. */
  data<S extends z.ZodMiniType>(schema: S | Promise<S>): Promise<z.output<S>>
  /** A list without its unreadable items, which are reported; it fails where none can be read. */
  list<S extends z.ZodMiniType>(item: S): Promise<z.output<S>[]>
  /** The answer as it came, for what reads more of it than its data. */
  answer(): Promise<Answer>
  /** Resolves when the call has succeeded, whatever it answered. */
  done(): Promise<void>
}

type Method = (path: string, options?: CallOptions) => Call

interface Methods {
  get: Method
  post: Method
  put: Method
  delete: Method
}

let edge: { config: ApiConfig; sender: KyInstance | null } | undefined

/** The edge, which nothing can be sent without. */
function configured() {
  invariant(edge, 'configureApi must run before the first call')
  return edge
}

/** Configures the edge once, at the start; a change of language reloads the page. */
export function configureApi(config: ApiConfig): void {
  edge = { config, sender: null }
  forgetLimits()
  forgetFailures()
}

/** Loads the HTTP client, which early answers do without, so that later calls are sent at once. */
export async function warmApi(): Promise<KyInstance> {
  const own = configured()
  const { default: ky } = await loadCode(() => import('ky'))
  own.sender ??= ky.create({
    // Query retries; a second layer would multiply the requests.
    retry: 0,
    // `exchangeOnce` has its own, which covers the body too.
    timeout: false,
    throwHttpErrors: false,
    // A foreign origin must never see our headers.
    redirect: 'error',
    fetch: own.config.fetch ?? ((input, init) => fetch(input, init)),
  })
  return own.sender
}

/** What the edge was set up with. */
export function apiConfig(): ApiConfig {
  return configured().config
}

/** The one way to the server: v1 by default, `api.v2` for the other base. Every failure is an `ApiError`. */
export const api: Methods & { v2: Methods } = { ...methods('v1'), v2: methods('v2') }

function methods(base: ApiBase): Methods {
  const method =
    (name: string): Method =>
    (path, options = {}) =>
      call(name, base, path, options)
  return { get: method('GET'), post: method('POST'), put: method('PUT'), delete: method('DELETE') }
}

function call(method: string, base: ApiBase, path: string, options: CallOptions): Call {
  const exchange = () => sendAndRead(method, base, path, options)
  return {
    data: async (schema) => {
      const [ready, answer] = await Promise.all([schema, exchange()])
      return readData(ready, answer)
    },
    list: async (item) => readItems(item, await exchange()),
    answer: exchange,
    done: async () => {
      await exchange()
    },
  }
}

/** Keeps what one learner does in this tab out of another's session: while it is not known whose a new token is, only questions go out. */
export function throwIfStrange(ask: Ask): void {
  if (ask.method !== 'GET' && hasStrangeToken()) throw new ApiError({ ...ask, kind: 'network', code: REPLACED })
}

async function sendAndRead(method: string, base: ApiBase, path: string, options: CallOptions) {
  const { config, sender } = configured()
  const token = readToken()
  const ask: Ask = { method, url: apiUrl(config, base, path, options.query), token }
  throwIfStrange(ask)
  const { form } = options
  const body = form ? { body: form } : { json: options.json }
  // A file may take as long as its connection needs.
  const patient = form ? [...form.values()].some((value) => typeof value !== 'string') : false
  const exchange = () =>
    exchangeOnce(ask, { signal: options.signal, patient }, async (signal) => {
      const early = takeEarlyAnswer(method, ask.url, token)
      if (early) return early
      // No `await` once the client is loaded: what is sent as the page is left must go in the same tick.
      const send = sender ?? (await warmApi())
      return send(ask.url, {
        method,
        headers: apiHeaders(config, token),
        signal,
        keepalive: options.keepalive ?? false,
        ...body,
      })
    })
  const { keptFor } = config
  return keptFor && method === 'GET' && token !== null
    ? keptOrFresh(ask, options.signal, keptFor, exchange)
    : exchange()
}
