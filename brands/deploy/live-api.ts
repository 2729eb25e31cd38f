// What the API of a live app has to do for a page on the app's address: each rule that it breaks, with what to do about it.
import { setTimeout } from 'node:timers/promises'
import { ask, type LiveFault, type LivePage } from './live-site.ts'
import { policyOf } from './site.ts'

interface ApiAddress {
  /** Empty: the app's own. */
  origin: string
  v1: string
  v2: string
  appId: string
}

const SENT_HEADERS = ['authorization', 'content-type', 'x-app-type', 'x-app-id']
/** One call for each method that the app uses, under both bases. */
const METHODS = ['GET', 'POST', 'PUT', 'DELETE']
const READ_HEADERS = [
  'X-Pagination-Current-Page',
  'X-Pagination-Page-Count',
  'X-Pagination-Per-Page',
  'X-Pagination-Total-Count',
  'Retry-After',
  'Date',
]
const EXTERNAL_VERSION = 13
const SOCKET_PATIENCE_MS = 10_000
const DEAD_TOKEN = 4401

/** Where the page's own data say that the API is. */
export function apiOf({ text }: Pick<LivePage, 'text'>): ApiAddress {
  const { server }: { server: ApiAddress } = JSON.parse(/id="first-view-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}')
  return server
}

/** The API's answers to a page: across origins, the two configuration calls, and the socket that they name. */
export async function apiFaults(page: LivePage): Promise<LiveFault[]> {
  const api = apiOf(page)
  const { origin } = new URL(page.address)
  const server = api.origin || origin
  const allowed = /(?:^|; )connect-src ([^;]*)/.exec(policyOf(page.text) ?? '')?.[1]?.split(' ') ?? []
  const crossing = server === origin ? [] : await crossOriginFaults(api, origin)
  const headers = { Origin: origin, 'X-App-Type': 'web', 'X-App-Id': api.appId, 'Accept-Language': 'en-US' }
  const [domain, external] = await Promise.all(
    ['domain-config', 'external-application-config'].map(async (call) => {
      const address = `${server}${api.v1}/${call}?lang=en`
      return { address, ...(await ask(address, { headers })) }
    }),
  )
  if (!domain || !external) return crossing
  const config = dataOf(domain.text)
  const remote = dataOf(external.text)
  const socket = socketOf(config)
  return [
    ...crossing,
    ...(server === origin ? [] : readableFaults(domain, origin)),
    ...(domain.status === 200 && typeof config === 'object' && config !== null
      ? []
      : [
          {
            what: `${domain.address} gives no configuration (HTTP ${domain.status})`,
            cure: `serve the API there, with the app id ${api.appId}, or change origin, v1 and appId in brand.json; without this call the app shows a failure`,
          },
        ]),
    ...(external.status === 200 && (remote === null || field(remote, 'version') === EXTERNAL_VERSION)
      ? []
      : [
          {
            what: `${external.address} gives no configuration of version ${EXTERNAL_VERSION} (HTTP ${external.status})`,
            cure: 'answer null, or a configuration of that version: others are ignored as a whole',
          },
        ]),
    ...(socket === null ? [] : await socketFaults(socket, allowed)),
  ]
}

async function crossOriginFaults({ origin, v1, v2 }: ApiAddress, page: string): Promise<LiveFault[]> {
  const preflights = [v1, v2].flatMap((base) => METHODS.map((method) => ({ address: `${origin}${base}/user`, method })))
  const faults = preflights.map(async ({ address, method }) => {
    const asked = {
      Origin: page,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': SENT_HEADERS.join(','),
    }
    const { status, headers } = await ask(address, { method: 'OPTIONS', headers: asked })
    const what = `a preflight of ${method} ${address}`
    if (status < 200 || status >= 300)
      return [
        {
          what: `${what} is answered with HTTP ${status}`,
          cure: 'answer OPTIONS with 204, without asking for a token',
        },
      ]
    const lacking = SENT_HEADERS.filter((name) => !listed(headers, 'Access-Control-Allow-Headers').includes(name))
    return [
      ...originFaults(what, headers, page),
      ...(lacking.length === 0
        ? []
        : [
            {
              what: `${what} does not allow ${lacking.join(', ')}`,
              cure: `send Access-Control-Allow-Headers: ${SENT_HEADERS.join(', ')}`,
            },
          ]),
      ...(['GET', 'POST'].includes(method) ||
      listed(headers, 'Access-Control-Allow-Methods').includes(method.toLowerCase())
        ? []
        : [
            {
              what: `${what} does not allow the method`,
              cure: `send Access-Control-Allow-Methods: ${METHODS.join(', ')}`,
            },
          ]),
    ]
  })
  return (await Promise.all(faults)).flat()
}

const originFaults = (what: string, headers: Headers, page: string): LiveFault[] =>
  ['*', page].includes(headers.get('Access-Control-Allow-Origin') ?? '')
    ? []
    : [{ what: `${what} does not allow ${page}`, cure: `send Access-Control-Allow-Origin: ${page}` }]

function readableFaults({ address, headers }: { address: string; headers: Headers }, page: string): LiveFault[] {
  const exposed = listed(headers, 'Access-Control-Expose-Headers')
  const hidden = READ_HEADERS.filter((name) => !exposed.includes(name.toLowerCase()))
  return [
    ...originFaults(address, headers, page),
    ...(hidden.length === 0 || exposed.includes('*')
      ? []
      : [
          {
            what: `${address} hides ${hidden.join(', ')} from the page`,
            cure: `send Access-Control-Expose-Headers: ${READ_HEADERS.join(', ')}`,
          },
        ]),
  ]
}

const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())

/** What an envelope of success holds; undefined: it is none. */
function dataOf(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text)
    return field(body, 'success') ? field(body, 'data') : undefined
  } catch {
    return undefined
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

function socketOf(config: unknown): string | null {
  const address = field(field(field(config, 'components'), 'notification_service'), 'websocket')
  return typeof address === 'string' ? address : null
}

/** A server that knows no such token closes the connection; only one that cannot be opened is at fault. */
async function socketFaults(address: string, allowed: readonly string[]): Promise<LiveFault[]> {
  const { protocol, origin } = new URL(address)
  const isAllowed = allowed.includes(protocol) || allowed.includes(origin)
  const refused = isAllowed
    ? []
    : [
        {
          what: `the page's policy refuses the socket ${origin}`,
          cure: `add "${origin}" to socketOrigins in brand.json, and build again`,
        },
      ]
  const socket = new WebSocket(`${address}${address.includes('?') ? '&' : '?'}token=deploy-check-no-token`)
  const opened = new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true))
    socket.addEventListener('close', ({ code }) => resolve(code === DEAD_TOKEN))
    socket.addEventListener('error', () => resolve(false))
  })
  const isOpen = await Promise.race([opened, setTimeout(SOCKET_PATIENCE_MS, false, { ref: false })])
  socket.close()
  const cure =
    'let the proxy pass WebSockets on (the headers Upgrade and Connection), or name no socket in domain-config'
  return isOpen ? refused : [...refused, { what: `the socket ${origin} cannot be opened`, cure }]
}
