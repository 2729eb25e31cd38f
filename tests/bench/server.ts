// One origin for everything that is measured: the built app, the floor pages, the media and the API; brotli, as a plain host would.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { CONTENT_TYPES } from '../content-types.ts'
import { brotli, packedFile } from '../packed.ts'

const PLAIN = new Set(['.png', '.jpg', '.woff2', '.m4s', '.mp4'])

export interface Bench {
  origin: string
  close(): void
  /** Answers again after `close`, at the same address. */
  reopen(): Promise<void>
}

interface Places {
  /** The built app, served under `base`, with index.html for unknown addresses. */
  app: string
  base: string
  /** The built floor pages, served under `/floors/`. */
  floors: string
  media: string
}

/** Starts the server; `api` is created once the origin is known. */
export async function startServer(places: Places, api: (origin: string) => Promise<typeof fetch>): Promise<Bench> {
  let call: typeof fetch | undefined

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve())
    })
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const origin = `http://127.0.0.1:${port}`
  call = await api(origin)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin)
    if (url.pathname.startsWith('/spa/')) {
      const asked = new Request(url, {
        method: request.method ?? 'GET',
        headers: new Headers(
          Object.entries(request.headers).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
        ),
        ...(request.method === 'GET' ? {} : { body: await readAll(request) }),
      })
      const given = await call?.(asked)
      if (!given) return void response.writeHead(503).end()
      const body = Buffer.from(await given.arrayBuffer())
      const packed = brotli(body, 5)
      response.writeHead(given.status, {
        ...Object.fromEntries(given.headers),
        'content-encoding': 'br',
        'content-length': packed.length,
      })
      return void response.end(packed)
    }
    const file = fileOf(url.pathname)
    if (!file) return void response.writeHead(404).end()
    const type = extname(file)
    const body = PLAIN.has(type)
      ? readFileSync(file)
      : existsSync(`${file}.br`)
        ? readFileSync(`${file}.br`)
        : packedFile(file, 11)
    response.writeHead(200, {
      'content-type': CONTENT_TYPES[type] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': type === '.html' ? 'no-cache' : 'max-age=31536000',
      ...(PLAIN.has(type) ? {} : { 'content-encoding': 'br' }),
    })
    response.end(body)
  }

  function fileOf(path: string): string | null {
    if (path.startsWith('/floors/')) return existing(join(places.floors, path.slice('/floors/'.length)))
    if (!path.startsWith(places.base)) return null
    const inside = path.slice(places.base.length)
    const missing = extname(inside) === '' ? join(places.app, 'index.html') : null
    return existing(join(places.app, inside)) ?? existing(join(places.media, inside)) ?? missing
  }

  function close() {
    server.close()
    // A connection that is kept open would still be answered.
    server.closeAllConnections()
  }
  return { origin, close, reopen: () => listen(port) }
}

const existing = (file: string) => (existsSync(file) && statSync(file).isFile() ? file : null)

async function readAll(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  for await (const part of Readable.from(request)) parts.push(part as Buffer)
  return new Uint8Array(Buffer.concat(parts))
}
