// For tests of hosts: a folder that looks like a build, and a host and an API that do everything right unless told otherwise.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { CONTENT_TYPES } from '../../tests/content-types.ts'
import { writeTwins } from '../build/twins.ts'
import { siteFiles } from '../emit/site-files.ts'
import { EVERYWHERE, KEPT_FOR_EVER, readSite } from './site.ts'

const PAGE_POLICY = "default-src 'self'; script-src 'self' 'sha256-abc='; connect-src 'self' ws:"

/** Builds a site whose hashed files are named by its version. */
export async function tinySite(version: string, { base = '/v/', api = '', more = '' } = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const script = `assets/start-${version}.js`
  const late = `assets/late-${version}.js`
  const data = {
    base,
    server: { origin: api, v1: '/spa/api/v1', v2: '/spa/v2', appId: 'tiny' },
  }
  const importMap = { imports: { [`${base}assets/late-same.js`]: base + late } }
  const files: Record<string, string> = {
    'index.html': `<meta charset="utf-8" /><meta http-equiv="content-security-policy" content="${PAGE_POLICY}"><meta name="version" content="${version}"><link rel="icon" href="${base}brand/icon-${version}.svg"><link rel="manifest" href="${base}brand/manifest-${version}.webmanifest"><link href="${base}brand/font-${version}.woff2"><script type="importmap">${JSON.stringify(importMap)}</script><script type="application/json" id="first-view-data">${JSON.stringify(data)}</script><script type="module" src="${base}${script}"></script>`,
    [script]: `console.log('${version}')`.padEnd(2000),
    [late]: `console.log('late ${version}')`,
    [`brand/icon-${version}.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    [`brand/manifest-${version}.webmanifest`]: '{}',
    [`brand/font-${version}.woff2`]: 'wOF2',
    [`brand/third-parties-${version}.html`]: '<!doctype html>',
    'sw.js': '// the worker',
    ...(more === '' ? {} : { [more]: '' }),
  }
  for (const { fileName, source } of siteFiles({ brand: 'tiny', version, base }))
    files[fileName] = Buffer.from(source).toString()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  await writeTwins(folder)
  return folder
}

/** What a host or an API can do wrong. */
export type Mistake =
  | 'no fallback'
  | 'page for missing files'
  | 'missing for ever'
  | 'files not kept'
  | 'page kept'
  | 'worker kept'
  | 'no brotli'
  | 'no gzip'
  | 'script as text'
  | 'file gone'
  | 'other base'
  | 'old version file'
  | 'no health'
  | 'no policy'
  | 'other policy'
  | 'no hsts'
  | 'hsts off'
  | 'no preflight'
  | 'no headers allowed'
  | 'no methods allowed'
  | 'other origin allowed'
  | 'nothing exposed'
  | 'no domain configuration'
  | 'failing domain configuration'
  | 'old external configuration'
  | 'no socket'

/** A server on a free port of this machine. */
export interface Listening {
  origin: string
  close: () => void
}

async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}

/** Serves a built site under its base, as the templates for hosts do. */
export function tinyHost(folder: string, mistakes: ReadonlySet<Mistake> = new Set()): Promise<Listening> {
  const { base, policy } = readSite(folder)
  return listen(
    createServer((request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      const asked = join(folder, path.startsWith(base) ? path.slice(base.length) : 'outside')
      const isThere =
        statSync(asked, { throwIfNoEntry: false })?.isFile() && !(mistakes.has('file gone') && path.includes('late-'))
      const isHashed = /^(?:assets|brand)\//.test(path.slice(base.length))
      const own = { ...EVERYWHERE }
      if (mistakes.has('no hsts')) delete own['Strict-Transport-Security']
      if (mistakes.has('hsts off')) own['Strict-Transport-Security'] = 'max-age=0'
      if (!isThere && isHashed && !mistakes.has('page for missing files'))
        return response.writeHead(404, mistakes.has('missing for ever') ? { 'Cache-Control': KEPT_FOR_EVER } : {}).end()
      if (!isThere && path !== base && mistakes.has('no fallback')) return response.writeHead(404).end()
      const file = isThere ? asked : join(folder, 'index.html')
      const isPage = file.endsWith('index.html')
      const isKept =
        (isHashed && !mistakes.has('files not kept')) ||
        (isPage && mistakes.has('page kept')) ||
        (path.endsWith('sw.js') && mistakes.has('worker kept'))
      const type = mistakes.has('script as text') && file.endsWith('.js') ? 'text/plain' : CONTENT_TYPES[extname(file)]
      const headers: Record<string, string> = {
        ...own,
        'Content-Type': type ?? 'application/octet-stream',
        'Cache-Control': isKept ? KEPT_FOR_EVER : 'no-cache',
      }
      if (isPage && !mistakes.has('no policy'))
        headers['Content-Security-Policy'] = mistakes.has('other policy') ? policy.replace('abc', 'def') : policy
      if (path.endsWith('health.txt') && mistakes.has('no health')) return response.writeHead(500, headers).end()
      if (path.endsWith('version.json')) return response.writeHead(200, headers).end(versionFile(file, mistakes))
      return send(request, response, file, headers, mistakes)
    }),
  )
}

function versionFile(file: string, mistakes: ReadonlySet<Mistake>): string {
  const text = readFileSync(file, 'utf8')
  if (mistakes.has('old version file')) return text.replace(/"version":"[^"]*"/, '"version":"0"')
  return mistakes.has('other base') ? text.replace('/v/', '/learn/') : text
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: Record<string, string>,
  mistakes: ReadonlySet<Mistake>,
) {
  const accepted = String(request.headers['accept-encoding'])
  const codings = { br: 'br', gzip: 'gz' }
  for (const [coding, ending] of Object.entries(codings)) {
    const isLeftOut = mistakes.has(coding === 'br' ? 'no brotli' : 'no gzip')
    if (isLeftOut || !accepted.includes(coding) || !statSync(`${file}.${ending}`, { throwIfNoEntry: false })) continue
    return response.writeHead(200, { ...headers, 'Content-Encoding': coding }).end(readFileSync(`${file}.${ending}`))
  }
  return response.writeHead(200, headers).end(readFileSync(file))
}

const SOCKET_SALT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/** An API on an origin of its own, with the two configuration calls and a socket that knows no token. */
export async function tinyApi(mistakes: ReadonlySet<Mistake> = new Set()): Promise<Listening> {
  let own = ''
  const server = createServer((request, response) => {
    const allowed = mistakes.has('other origin allowed') ? 'https://elsewhere.example' : request.headers.origin
    response.setHeader('Access-Control-Allow-Origin', allowed ?? '')
    if (request.method === 'OPTIONS') {
      if (mistakes.has('no preflight')) return response.writeHead(401).end()
      if (!mistakes.has('no headers allowed'))
        response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, X-App-Type, X-App-Id')
      if (!mistakes.has('no methods allowed'))
        response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
      return response.writeHead(204).end()
    }
    if (!mistakes.has('nothing exposed'))
      response.setHeader(
        'Access-Control-Expose-Headers',
        'X-Pagination-Current-Page, X-Pagination-Page-Count, X-Pagination-Per-Page, X-Pagination-Total-Count, Retry-After, Date',
      )
    const isDomain = request.url?.includes('domain-config') ?? false
    if (isDomain && mistakes.has('failing domain configuration')) return response.writeHead(502).end('<html>')
    const domain = { components: { notification_service: { websocket: own.replace('http', 'ws') } } }
    const data = isDomain ? domain : { version: mistakes.has('old external configuration') ? 12 : 13 }
    return response.end(
      JSON.stringify({ success: true, data: isDomain && mistakes.has('no domain configuration') ? null : data }),
    )
  })
  server.on('upgrade', (request, socket) => {
    if (mistakes.has('no socket')) return socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
    const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${SOCKET_SALT}`).digest('base64')
    return socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
  })
  const listening = await listen(server)
  own = listening.origin
  return listening
}
