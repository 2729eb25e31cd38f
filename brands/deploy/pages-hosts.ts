// Netlify and Cloudflare Pages: what each reads from the uploaded folder itself.
import { EVERYWHERE, HASHED_FOLDERS, KEPT_FOR_EVER, pageHeaders, pageNames, type Site } from './site.ts'

/** Files to add to the folder that is uploaded, by their paths in it. */
export type HostFiles = Record<string, string>

const MISSING = 'Not found.\n'

type Rule = [path: string, headers: Record<string, string>]

const rules = (all: readonly Rule[]) =>
  all
    .map(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)])
    .map(([path, ...lines]) => `${path}\n${lines.join('')}`)
    .join('\n')

const kept = ({ base }: Site): Rule[] =>
  HASHED_FOLDERS.map((folder): Rule => [`${base}${folder}/*`, { 'Cache-Control': KEPT_FOR_EVER }])

/** What pages have besides the headers of everything. */
function ownOfPage(site: Site): Record<string, string> {
  const own = Object.entries(pageHeaders(site))
  return Object.fromEntries(own.filter(([name]) => !(name in EVERYWHERE)))
}

/**
 * Netlify. Two of its rules for one address would add up, and the page for third parties, in `brand/`, has a policy of its own: so the
 * page's policy is given by the app's addresses; an address that is none of them has the page's own, in its `meta` element.
 */
export function netlifyFiles(site: Site): HostFiles {
  const { base } = site
  const pages = ['', ...pageNames()].flatMap((name): Rule[] => [
    [`${base}${name}`, ownOfPage(site)],
    ...(name === '' ? [] : [[`${base}${name}/*`, ownOfPage(site)] satisfies Rule]),
  ])
  const missing = HASHED_FOLDERS.map((folder) => `${base}${folder}/*  /missing.txt  404`)
  return {
    _headers: rules([['/*', EVERYWHERE], ...kept(site), ...pages]),
    _redirects: `${missing.join('\n')}\n${base}*  ${base}index.html  200\n`,
    'missing.txt': MISSING,
  }
}

/** Cloudflare gives the headers of a folder to what is missing in it, too, which browsers would keep for a year: this code takes them back. */
const CLOUDFLARE_WORKER = `export default {
  async fetch(request, { ASSETS }) {
    const answer = await ASSETS.fetch(request)
    if (answer.status !== 404) return answer
    const headers = new Headers(answer.headers)
    headers.set('Cache-Control', 'no-store')
    return new Response(answer.body, { status: 404, headers })
  },
}
`

/**
 * Cloudflare Pages. It answers an unknown address with the nearest `404.html` above it, or, without one, with the page at the root:
 * so that page is the app, and the folders whose files may be missing have a `404.html`.
 */
export function cloudflareFiles(site: Site, page: string): HostFiles {
  const { base } = site
  // A rule takes back what one above it has given. What none names is revalidated by this host anyway.
  const folders = kept(site).map(
    ([path, own]) => `${path}\n  ! Content-Security-Policy\n${rules([[path, own]]).replace(/^.*\n/, '')}`,
  )
  return {
    _headers: [
      rules([
        ['/*', EVERYWHERE],
        [`${base}*`, { 'Content-Security-Policy': site.policy }],
      ]),
      ...folders,
    ].join('\n'),
    '_worker.js': CLOUDFLARE_WORKER,
    '_routes.json': `${JSON.stringify({ version: 1, include: kept(site).map(([path]) => path), exclude: [] })}\n`,
    ...(base === '/' ? {} : { 'index.html': page }),
    ...Object.fromEntries(HASHED_FOLDERS.map((folder) => [`${base.slice(1)}${folder}/404.html`, MISSING])),
  }
}
