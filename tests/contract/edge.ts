import { QueryClient, type MutationOptions } from '@tanstack/react-query'

import { configureApi } from '#/api/client'
import { configureReports } from '#/api/report'
import { writeToken } from '#/api/token-store'
import { TEST_EDGE } from '../test-edge'

export interface SentCall {
  method: string
  /** Without origin, base and `lang`. */
  path: string
  base: 'v1' | 'v2'
  body: unknown
}

/** What the server answers: the `data` of an envelope, or a whole response. */
export type Answer = (call: SentCall, count: number) => unknown

/** Stands in for the server of a signed-in learner: every call is recorded and goes to `answer`. */
export function serveCalls(answer: Answer): SentCall[] {
  const calls: SentCall[] = []
  configureReports(() => {})
  writeToken('a.token')
  configureApi({
    ...TEST_EDGE,
    fetch: async (input, init) => {
      const call = await readCall(new Request(input, init))
      calls.push(call)
      const given = await answer(call, calls.length)
      return given instanceof Response ? given : Response.json({ success: true, data: given, errors: null })
    },
  })
  return calls
}

/** Refused with a status, in the server's shape N. */
export const failure = (status: number) => Response.json({ name: 'Error', message: 'No', status }, { status })

/** A form with field errors. */
export const refusal = (errors: object | null) => Response.json({ success: false, data: null, errors })

/** Runs a mutation as a screen does. */
export function mutate<TData, TVariables, TResult>(
  client: QueryClient,
  options: MutationOptions<TData, Error, TVariables, TResult>,
  variables: TVariables,
): Promise<TData> {
  return client.getMutationCache().build(client, options).execute(variables)
}

export const freshClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

async function readCall(request: Request): Promise<SentCall> {
  const url = new URL(request.url)
  url.searchParams.delete('lang')
  const base = url.pathname.startsWith('/spa/v2/') ? 'v2' : 'v1'
  const path = url.pathname.replace(/^\/spa\/(?:api\/v1|v2)\//, '')
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false
  const body = isForm ? [...(await request.formData()).entries()] : readJson(await request.text())
  return { method: request.method, path: `${path}${decodeURIComponent(url.search)}`, base, body }
}

function readJson(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text)
}
