import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { asset, type AssetFile } from './asset-files.ts'

/** Where the tag manager and the pixel load code from and send to; the app itself may reach none of them. */
const SCRIPTS = ['https://www.googletagmanager.com', 'https://www.google-analytics.com', 'https://connect.facebook.net']
const RECEIVERS = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://www.facebook.com',
  'https://connect.facebook.net',
]

/** The page that third parties run in, with a policy of its own; the app frames it after consent, under an opaque origin. */
export function thirdPartiesPage(): AssetFile {
  const page = readFileSync(new URL('third-parties.html', import.meta.url), 'utf8')
  const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' ${SCRIPTS.join(' ')}`,
    `connect-src ${RECEIVERS.join(' ')}`,
    `img-src ${RECEIVERS.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return asset('third-parties.html', Buffer.from(page.replace('POLICY', policy)))
}
