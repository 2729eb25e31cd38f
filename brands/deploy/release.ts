// `npm run release`: makes the built site of a brand the current release of a folder, for a kind of host; `--back` takes the last one back.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions } from '../../tests/options.ts'
import { stop } from '../../tests/stop.ts'
import { UsageError } from '../check/usage-error.ts'
import { addRelease, type Host, HOSTS, takeBack } from './release-folder.ts'

const options = readOptions({
  into: { type: 'string' },
  host: { type: 'string', default: 'nginx' },
  back: { type: 'boolean', default: false },
})
const brand = process.env['BRAND'] ?? stop('Say which brand in BRAND=<id>')
const host = HOSTS.find((one) => one === options.host) ?? stop(`--host: expected ${HOSTS.join(', ')}`)
const into = options.into ?? join('releases', brand)
const dist = join('dist', brand)

/** What puts the current release, or the one before it, before learners. */
const NEXT: Record<Host, string> = {
  nginx: 'nginx -s reload',
  caddy: 'caddy reload --config /etc/caddy/Caddyfile',
  netlify: `netlify deploy --prod --dir ${into}/current/site`,
  cloudflare: `wrangler pages deploy ${into}/current/site`,
  cloudfront: `sh ${into}/current/cloudfront/upload.sh <bucket>`,
}

if (!options.back && !existsSync(join(dist, 'index.html'))) stop(`${dist} is missing: BRAND=${brand} npm run build`)
try {
  const version = options.back ? takeBack(into) : addRelease(dist, into, host)
  console.log(`${brand}: ${version} is current in ${into}. Now: ${NEXT[host]}`)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  stop(error.message)
}
