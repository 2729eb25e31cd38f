import { LOCALES } from '#/lib/locale'
import type { CallContext } from './call.ts'
import { spoil } from './faults.ts'
import { type Found, findCall, unknownCall } from './find-call.ts'
import { type ReadBody, readBody } from './read-body.ts'
import { departures } from './request-rules.ts'
import { envelope, failure, Failure, Invalid, invalid, misfits, Refusal, refusal } from './reply.ts'
import { worldNow } from './world/clock.ts'
import type { WorldEvent } from './world/events.ts'
import type { Learner, World } from './world/model.ts'
import { settle } from './world/settle.ts'
import { apiPath, appIdOf } from './world/site.ts'
import type { WorldStore } from './world/store.ts'
import { learnerOf } from './world/tokens.ts'

/** What the server received, for tests and the console. */
export interface SeenRequest {
  no: string
  method: string
  path: string
  query: Record<string, string>
  body: unknown
  token: string | null
}

export interface Server {
  store: WorldStore
  /** Creates a world when there is none yet. */
  seed: () => World
  requests: SeenRequest[]
  tell: (events: WorldEvent[]) => void
  keepFile: (id: number, file: File) => Promise<void>
}

/** How often `tick` is due. */
export const TICK_MS = 1000

/** Lets due things happen without requests, too. */
export function tick({ store, tell }: Server): Promise<void> {
  return store.exclusive(() => {
    const world = store.read()
    if (!world) return
    const events = settle(world, worldNow(world))
    store.write(world)
    tell(events)
  })
}

/** Answers a request as the contract says; null for one that is not for this server. */
export async function serve(server: Server, request: Request): Promise<Response | null> {
  const url = new URL(request.url)
  const asked = apiPath(url.pathname)
  if (!asked) return null
  const { base } = asked
  const path = decodeURI(asked.path)
  const found = findCall(request.method, base, path)
  const no = found?.call.no ?? 'unknown'
  const body = await readBody(request)
  const token = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null
  server.requests.push({
    no,
    method: request.method,
    path,
    query: Object.fromEntries(url.searchParams),
    body: body.value,
    token,
  })

  const { world, fault, answer } = await server.store.exclusive(async () => {
    const now = server.store.read() ?? server.seed()
    const spoilt = takeFault(now, server.store, request.method, no, found?.call.path ?? path)
    // In the same turn where nothing comes between: to read and to write a world costs more than most calls.
    const isPlain = !spoilt && now.latencyMs === 0
    return { world: now, fault: spoilt, answer: isPlain ? await work(now) : null }
  })
  if (answer) return answer
  if (world.latencyMs > 0) await new Promise((done) => setTimeout(done, world.latencyMs))
  if (fault && fault !== 'lost') return spoil(fault, headersOf(world), workLater)
  const response = await workLater()
  // The effect has happened; only the answer does not arrive.
  return fault === 'lost' ? Response.error() : response

  /** Reads the world again: another tab or an earlier request may have changed it in the meantime. */
  function workLater(): Promise<Response> {
    return server.store.exclusive(() => work(server.store.read() ?? world))
  }

  async function work(current: World): Promise<Response> {
    const headers = () => headersOf(current)
    if (!found) return failure(unknownCall(request.method, base, path), headers())
    const departed = departures(`${request.method} ${found.call.path}`, appIdOf(current.brand), request, body)
    if (departed.length > 0) {
      // oxlint-disable-next-line no-console -- a bug of the app, which no screen would name
      console.error(`${request.method} ${path} departs from the contract: ${departed.join('; ')}`)
      return failure(new Failure(400, departed.join('; ')), headers())
    }
    const events: WorldEvent[] = []
    const now = worldNow(current)
    events.push(...settle(current, now))
    const settled = events.length
    const extra: Record<string, string> = {}
    try {
      const context = contextOf(
        current,
        found,
        { url, request, body, token },
        { headers: extra, events, keepFile: server.keepFile },
      )
      const answer = found.call.run(context)
      // Without a pause where none is needed: what a control changes in one would be overwritten below.
      const data = (answer instanceof Promise ? await answer : answer) ?? null
      const wrong = misfits(found.call.expected, data)
      if (wrong.length > 0)
        throw new Error(`The mock world's answer to ${no} does not fit the wire: ${wrong.join('; ')}`)
      server.store.write(current)
      if (found.call.base === 'club' && current.extras.includes('bare-articles'))
        return Response.json(data, { headers: headers() })
      return envelope(current.extras.includes('awkward') ? oddly(data) : data, { ...headers(), ...extra })
    } catch (error) {
      // What happened by time alone stays, and its events are sent all the same.
      events.length = settled
      const kept = error instanceof Refusal && error.keepsWorld ? current : (server.store.read() ?? current)
      settle(kept, now)
      server.store.write(kept)
      if (error instanceof Refusal) return refusal(error, headers())
      if (error instanceof Invalid) return invalid(error, headers())
      if (error instanceof Failure) return failure(error, headers())
      // oxlint-disable-next-line no-console -- a fault of the mock world must not look like a server's
      console.error(error)
      return failure(new Failure(500, String(error)), headers())
    } finally {
      server.tell(events)
    }
  }
}

/** With the time of the world, which is not the device's. */
const headersOf = (world: World) => ({
  Date: new Date(worldNow(world) * 1000).toUTCString(),
  'Cache-Control': 'no-store',
})

/** A request, taken apart. */
interface Asked {
  url: URL
  request: Request
  body: ReadBody
  token: string | null
}

/** Where a call puts its effects besides its answer. */
interface Effects {
  headers: Record<string, string>
  events: WorldEvent[]
  keepFile: Server['keepFile']
}

/** The context of a call; throws the `Failure` or `Invalid` common to all calls: no token, an unknown order, a wrong body. */
function contextOf(
  world: World,
  { call, ids, texts }: Found,
  { url, request, body, token }: Asked,
  { headers, events, keepFile }: Effects,
): CallContext & { learner?: Learner } {
  const learner = token === null ? undefined : learnerOf(world, token)
  if (call.needs === 'auth' && !learner) throw new Failure(401, 'Your request was made with invalid credentials.')
  if (body.kind === 'broken') throw new Failure(400, 'Invalid JSON data in request body.')
  const sort = url.searchParams.get('sort')
  if (sort !== null && call.sorts && !call.sorts.includes(sort.replace(/^-/, ''))) {
    throw new Failure(400, `Unknown sort attribute: ${sort}`)
  }
  if (call.body && body.kind !== 'none' && body.kind !== call.body) {
    throw new Invalid([{ field: 'body', message: `Expected ${call.body}.` }])
  }
  const asked = (url.searchParams.get('expand') ?? '').split(',').map(camel)
  const lang = LOCALES.find((one) => one === url.searchParams.get('lang')) ?? 'en'
  return {
    world,
    now: worldNow(world),
    lang,
    ids,
    texts,
    query: url.searchParams,
    expand: new Set(asked.map((name) => name.trim())),
    body: body.value,
    token,
    appType: request.headers.get('X-App-Type') ?? 'web',
    headers,
    emit: (...more) => events.push(...more),
    keepFile,
    ...(learner ? { learner } : {}),
  }
}

/** The same data in the other legal form: booleans as 1 and 0. */
function oddly(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) => (typeof value === 'boolean' ? Number(value) : value))
}

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The fault that applies to this call, if any; a limited one is used up. */
function takeFault(world: World, store: WorldStore, method: string, no: string, path: string): string | null {
  const names = new Set(['*', no, path, `${method} ${path}`, `${method} ${no}`])
  const fault = world.faults.find(({ call, left }) => names.has(call) && left !== 0)
  if (!fault) return null
  if (fault.left !== null) {
    fault.left -= 1
    store.write(world)
  }
  return fault.kind
}
