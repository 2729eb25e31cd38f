// Serves the built apps as a plain host would: one server, a brand by its host name (`lumen.localhost`), brotli,
// index.html for every unknown address (also for a missing chunk, as many hosts do).
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, extname, join, normalize } from 'node:path'
import { VERSION_FILE } from '../brands/emit/site-files.ts'
import { CONTENT_TYPES } from './content-types.ts'
import { readOptions } from './options.ts'
import { packedFile } from './packed.ts'
import { stop } from './stop.ts'

const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.m3u8', '.vtt'])

/** `dir`: the folder that holds one build per brand; port 0: any that is free. */
const { dir: folder, port: wantedPort } = readOptions({
  dir: { type: 'string', default: 'dist-mock' },
  port: { type: 'string', default: '0' },
})
const versionFile = (brand: string) => join(folder, brand, VERSION_FILE)
const builds = () => readdirSync(folder).filter((brand) => existsSync(versionFile(brand)))
const baseOf = (brand: string): string => JSON.parse(readFileSync(versionFile(brand), 'utf8')).base

/** The build that a host's name asks for, else that of BRAND or any. */
function buildFor(host: string): string | undefined {
  const built = builds()
  const wanted = [host.split('.')[0], process.env['BRAND'], 'lumen']
  return wanted.find((brand) => brand && built.includes(brand)) ?? built[0]
}

const buildOptions = basename(folder) === 'dist' ? '' : ` -- --mode mock --out ${folder}`
if (!existsSync(folder)) stop(`${folder}/ is missing: npm run build${buildOptions}`)

/** A malformed address names no file, and is no reason to crash. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const server = createServer((request, response) => {
  const brand = buildFor(request.headers.host ?? '')
  if (!brand) return response.writeHead(404).end()
  const root = join(folder, brand)
  const base = baseOf(brand)
  // Not parsed as a URL: an address such as "//" is none.
  const [path = '/'] = (request.url ?? '/').split('?')
  if (path === '/') return response.writeHead(302, { location: base }).end()
  if (!path.startsWith(base)) return response.writeHead(404).end()
  const inside = normalize(decoded(path.slice(base.length))).replace(/^(\.\.[/\\])+/, '')
  const asked = join(root, inside)
  const file = inside !== '.' && existsSync(asked) && statSync(asked).isFile() ? asked : join(root, 'index.html')
  const type = extname(file)
  const brotli = COMPRESSED.has(type) && /\bbr\b/.test(String(request.headers['accept-encoding']))
  const body = brotli ? packedFile(file, 9) : readFileSync(file)
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  const headers: Record<string, string> = {
    'content-type': CONTENT_TYPES[type] ?? 'application/octet-stream',
    'cache-control': type === '.html' ? 'no-cache' : 'max-age=31536000',
    'referrer-policy': 'no-referrer',
    'service-worker-allowed': base,
    ...(brotli ? { 'content-encoding': 'br' } : {}),
  }
  if (range && !brotli) {
    const start = Number(range[1])
    const end = range[2] ? Math.min(Number(range[2]), body.length - 1) : body.length - 1
    response.writeHead(206, {
      ...headers,
      'content-range': `bytes ${start}-${end}/${body.length}`,
      'content-length': String(end - start + 1),
    })
    return response.end(body.subarray(start, end + 1))
  }
  response.writeHead(200, { ...headers, 'content-length': String(body.length) })
  return response.end(body)
})

server.on('error', ({ message }) => stop(`${message}; choose another with --port`))
server.listen(Number(wantedPort), '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : address
  console.log(`listening on ${port}`)
  for (const brand of builds()) console.log(`http://${brand}.localhost:${port}${baseOf(brand)}`)
})
