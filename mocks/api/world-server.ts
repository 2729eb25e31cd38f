// The mock world as a server of its own, for clients on other origins: the API, the files that it names, and the socket. Its state lives
// as long as the process.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import type { Duplex } from 'node:stream'
import { CONTENT_TYPES } from '../../tests/content-types.ts'
import { keepBytes, readBytes } from '../file-bytes.ts'
import { UPLOAD_PATH } from '../handlers/files.ts'
import { serve, type Server, tick, TICK_MS } from '../serve.ts'
import { DEAD_TOKEN, socketRoom } from '../socket-room.ts'
import { createWorld } from '../world/create-world.ts'
import { setSite } from '../world/site.ts'
import { memoryWorld } from '../world/store.ts'

const BASE = '/v/'
const SOCKET_PATH = '/ws'
const SOCKET_SALT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const CORS = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-Language, X-App-Type, X-App-Id',
  'Access-Control-Expose-Headers':
    'X-Pagination-Current-Page, X-Pagination-Page-Count, X-Pagination-Per-Page, X-Pagination-Total-Count, Retry-After, Date',
  'Access-Control-Max-Age': '7200',
}

export interface WorldServer {
  origin: string
  /** Email of the learner of the main persona. */
  email: string
  close: () => void
}

/** Starts it on a port of this machine, 0: any that is free. */
export async function startWorldServer(brand: string, scenario: string, port: number): Promise<WorldServer> {
  const store = memoryWorld()
  const room = socketRoom(() => store)
  let origin = ''
  const server: Server = {
    store,
    seed() {
      const world = createWorld({ brand, scenario })
      world.domainConfig['components'] = {
        ...(typeof world.domainConfig['components'] === 'object' ? world.domainConfig['components'] : {}),
        notification_service: { websocket: origin.replace('http', 'ws') + SOCKET_PATH },
      }
      store.write(world)
      return world
    },
    requests: [],
    tell: room.tell,
    keepFile: keepBytes,
  }

  const listener = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- a command
      console.error(error)
      response.destroy()
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = { ...CORS, 'Access-Control-Allow-Origin': request.headers.origin ?? '*', Vary: 'Origin' }
    if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end()
    // What it has seen is for tests in a page; here it would only grow.
    server.requests.length = 0
    const answered = (await serve(server, await webRequest(request, origin))) ?? (await file(request.url ?? ''))
    if (answered.type === 'error') return void response.destroy()
    response.writeHead(answered.status, { ...Object.fromEntries(answered.headers), ...headers })
    response.end(Buffer.from(await answered.arrayBuffer()))
  }

  listener.on('upgrade', (request, socket) => {
    const url = new URL(request.url ?? '', origin)
    if (url.pathname !== SOCKET_PATH) return socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
    const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${SOCKET_SALT}`)
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept.digest('base64')}\r\n\r\n`,
    )
    const token = url.searchParams.get('token') ?? ''
    const { leave, isKnown } = room.enter({ token, send: (text) => sendFrame(socket, 0x81, Buffer.from(text)) })
    socket.on('close', leave).on('error', leave)
    // Clients send nothing but that they leave.
    socket.on('data', () => socket.end())
    void isKnown.then((known) => known || sendFrame(socket, 0x88, Buffer.from([DEAD_TOKEN >> 8, DEAD_TOKEN & 0xff])))
  })

  await new Promise<void>((listening, failed) => {
    listener.on('error', failed).listen(port, '127.0.0.1', listening)
  })
  const address = listener.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  setSite({ origin, base: BASE })
  const email = server.seed().learners.find(({ persona }) => persona === 'main')?.user.email ?? ''
  const timer = setInterval(() => void tick(server), TICK_MS)
  const close = () => {
    clearInterval(timer)
    setSite({})
    listener.closeAllConnections()
    listener.close()
  }
  return { origin, email, close }
}

async function webRequest(request: IncomingMessage, origin: string): Promise<Request> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  const method = request.method ?? 'GET'
  const body = parts.length > 0 && method !== 'GET' ? { body: Buffer.concat(parts) } : {}
  return new Request(origin + request.url, { method, headers, ...body })
}

/** An upload, or a file of the sample media; they have no secrets and no folders above them. */
async function file(address: string): Promise<Response> {
  const path = normalize(decodeURI(address.split('?')[0] ?? '')).replace(BASE, '')
  if (path.startsWith(UPLOAD_PATH)) {
    const bytes = await readBytes(Number(path.slice(UPLOAD_PATH.length)))
    if (bytes) return new Response(bytes, { headers: { 'Content-Type': bytes.type } })
  }
  const media = join('mocks/media', path)
  if (!existsSync(media) || !statSync(media).isFile()) return new Response(null, { status: 404 })
  return new Response(readFileSync(media), { headers: { 'Content-Type': CONTENT_TYPES[extname(media)] ?? '' } })
}

/** Writes one frame of a server, which is never masked; ours are shorter than 64 kB. */
function sendFrame(socket: Duplex, kind: number, body: Buffer): void {
  const long = body.length > 125
  const head = long ? Buffer.from([kind, 126, body.length >> 8, body.length & 0xff]) : Buffer.from([kind, body.length])
  socket.write(Buffer.concat([head, body]))
}
