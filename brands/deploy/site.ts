// What every host has to know of a built site, and the headers that all of them send.
import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { routeFiles } from '../build/route-files.ts'
import { UNPACKED } from '../build/twins.ts'
import { CONTENT_TYPES } from '../../tests/content-types.ts'
import { type SiteVersion, VERSION_FILE } from '../emit/site-files.ts'

export interface Site extends SiteVersion {
  /** The content policy of the page as a header. */
  policy: string
  /** Endings of its files, with their dots; without those of the compressed twins. */
  endings: readonly string[]
}

/** Folders whose names change with their content, below the base. */
export const HASHED_FOLDERS = ['assets', 'brand'] as const

export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'
/** Kept, but asked about each time. */
export const ASKED_ABOUT = 'no-cache'

/** The app takes photos; what else a page could ask a device for, neither it nor anything framed in it may. */
const DENIED = [
  'accelerometer',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** Headers of every answer. */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': ['camera=(self)', ...DENIED.map((name) => `${name}=()`)].join(', '),
}

/** Headers of the page, whatever its address. Its policy is that of its `meta` element, and forbids others to frame it, which only a header can. */
export const pageHeaders = ({ policy }: Pick<Site, 'policy'>): Record<string, string> => ({
  ...EVERYWHERE,
  'Cache-Control': ASKED_ABOUT,
  'Content-Security-Policy': policy,
})

/** The policy that a built page carries in its `meta` element; null: none. */
export const policyOf = (html: string): string | null =>
  /<meta http-equiv="content-security-policy" content="([^"]*)">/i.exec(html)?.[1] ?? null

/** First parts of the app's addresses: what the page may be asked for as, besides the base itself. */
export const pageNames = (): string[] =>
  [...new Set(routeFiles().map(({ path }) => path.split('/')[1] ?? ''))].filter((name) => name !== '').toSorted()

/** Reads a built site, as `npm run build` leaves it. */
export function readSite(folder: string): Site {
  const version: SiteVersion = JSON.parse(readFileSync(join(folder, VERSION_FILE), 'utf8'))
  const policy = policyOf(readFileSync(join(folder, 'index.html'), 'utf8'))
  const endings = new Set(globSync('**/*.*', { cwd: folder }).map((file) => extname(file.replace(UNPACKED, ''))))
  return {
    ...version,
    policy: [policy, "frame-ancestors 'self'"].filter(Boolean).join('; '),
    endings: [...endings].filter((ending) => ending in CONTENT_TYPES).toSorted(),
  }
}
