// What a live address has to do for the app, apart from the API: each rule that it breaks, with what to do about it.
import { CONTENT_TYPES } from '../../tests/content-types.ts'
import { HEALTH_FILE, type SiteVersion, VERSION_FILE } from '../emit/site-files.ts'
import { EVERYWHERE, HASHED_FOLDERS, policyOf } from './site.ts'

export interface LiveFault {
  what: string
  cure: string
}

interface Answer {
  status: number
  headers: Headers
  text: string
}

/** A page as it came from the host, and what it says of itself. */
export interface LivePage extends Answer {
  /** With the base and a final slash. */
  address: string
  version: string
}

const PATIENCE_MS = 20_000
const LIST_AT_ONCE = 8
const YEAR_S = 31_536_000
const TEMPLATE = 'use the configuration that npm run release writes'

/** Asks without following redirects; a body that does not come counts as an error, too. */
export async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), ...init })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const fault = (what: string, cure: string): LiveFault => ({ what, cure })
const wrong = (isWrong: boolean, what: string, cure: string) => (isWrong ? [fault(what, cure)] : [])
const isHtml = ({ headers }: Answer) => /^text\/html\b/.test(headers.get('Content-Type') ?? '')
const shown = (value: string | null) => (value === null ? 'missing' : `"${value}"`)

/** Opens the app at its address, or at one of a screen of it; a text says why there is none. */
export async function openPage(given: string): Promise<LivePage | string> {
  const { origin, pathname } = new URL(given)
  const address = `${origin}${pathname.replace(/\/?$/, '/')}`
  const page = await ask(address)
  const base = /"base":"([^"]+)"/.exec(page.text)?.[1] ?? pathname
  if (page.status === 200 && pathname !== base && pathname.startsWith(base)) return openPage(origin + base)
  const version = /<meta name="version" content="([^"]*)">/.exec(page.text)?.[1]
  if (page.status === 200 && version !== undefined) return { ...page, address, version }
  return `${address}: no page of the app (HTTP ${page.status}${page.headers.has('Location') ? ` to ${page.headers.get('Location')}` : ''}); give its address with the path under which it is served, such as https://learn.example/v/`
}

/** Every rule of the host, asked of the app's own files. `expected`: the version that should be there; null: any. */
export async function siteFaults(page: LivePage, expected: string | null): Promise<LiveFault[]> {
  const hashed = namedFiles(page.text)
  const script = hashed.find((file) => file.endsWith('.js')) ?? ''
  const groups = await Promise.all([
    transport(page.address),
    versionFaults(page, expected),
    fallback(page),
    missingFiles(page.address),
    caching(page, script),
    compression(page, script),
    fileFaults(page, hashed),
  ])
  return [...groups.flat(), ...headerFaults(page)]
}

async function transport(address: string): Promise<LiveFault[]> {
  const { protocol, hostname, href } = new URL(address)
  if (['localhost', '127.0.0.1'].includes(hostname)) return []
  const cure = 'serve the app by https alone, and redirect from http to it with 308'
  if (protocol === 'http:') return [fault(`${address} is not encrypted`, cure)]
  const plain = await ask(href.replace('https:', 'http:')).catch(() => null)
  const leads = plain === null || (plain.headers.get('Location') ?? '').startsWith('https:')
  return wrong(!leads, `http://${hostname} does not lead to https`, cure)
}

async function versionFaults({ address, version }: LivePage, expected: string | null): Promise<LiveFault[]> {
  const [told, health] = await Promise.all([ask(address + VERSION_FILE), ask(address + HEALTH_FILE)])
  const file = readVersion(told.text)
  const { pathname } = new URL(address)
  return [
    ...wrong(
      file !== null && file.base !== pathname,
      `the app was built for ${file?.base} and is served under ${pathname}`,
      `build with ROUTER_BASE=${pathname}, or serve it under ${file?.base}`,
    ),
    ...wrong(
      file?.version !== version,
      `the page is of release ${version}, ${VERSION_FILE} says ${file?.version ?? 'nothing'}`,
      'a cache in between keeps old files, or an upload has not ended: empty the cache and upload the release again',
    ),
    ...wrong(
      expected !== null && expected !== version,
      `the page is of release ${version}, expected ${expected}`,
      'upload the release, or make the host read its configuration again',
    ),
    ...wrong(
      health.text.trim() !== 'ok',
      `${address}${HEALTH_FILE} does not answer with ok`,
      'upload all files of the release',
    ),
  ]
}

function readVersion(text: string): SiteVersion | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function fallback({ address, version }: LivePage): Promise<LiveFault[]> {
  const inside = ['home', 'course/1/calendar', 'no-such-page'].map((path) => address + path)
  const answers = await Promise.all(inside.map(async (one) => ({ one, ...(await ask(one)) })))
  return answers
    .filter(({ status, text }) => status !== 200 || !text.includes(`<meta name="version" content="${version}">`))
    .map(({ one, status }) =>
      fault(
        `${one} is not the app's page (HTTP ${status})`,
        `answer every unknown address with index.html and 200: ${TEMPLATE}`,
      ),
    )
}

async function missingFiles(address: string): Promise<LiveFault[]> {
  const faults = HASHED_FOLDERS.map(async (folder) => {
    const gone = `${address}${folder}/gone-00000000.js`
    const answer = await ask(gone)
    return [
      ...wrong(
        answer.status !== 404 || answer.text.includes('<meta name="version"'),
        `${gone}, which does not exist, is answered with HTTP ${answer.status} instead of 404`,
        `never answer with index.html below ${folder}/, or browsers keep the page under a file's name for a year: ${TEMPLATE}`,
      ),
      ...wrong(
        answer.status === 404 && maxAge(answer.headers) > 60,
        `${gone}, which does not exist, may be kept as missing (Cache-Control ${shown(answer.headers.get('Cache-Control'))})`,
        'send Cache-Control: immutable with the files that are there only',
      ),
    ]
  })
  return (await Promise.all(faults)).flat()
}

const maxAge = (headers: Headers) => Number(/\bmax-age=(\d+)/.exec(headers.get('Cache-Control') ?? '')?.[1] ?? 0)

async function caching(page: LivePage, script: string): Promise<LiveFault[]> {
  const file = await ask(page.address + script)
  const worker = await ask(`${page.address}sw.js`)
  const isAskedAbout = ({ headers }: Answer) =>
    /\bno-cache\b|\bno-store\b/.test(headers.get('Cache-Control') ?? '') ||
    (headers.has('Cache-Control') && maxAge(headers) === 0)
  const revalidated = [
    { name: page.address, answer: page },
    { name: `${page.address}${VERSION_FILE}`, answer: await ask(page.address + VERSION_FILE) },
    ...(isHtml(worker) || worker.status !== 200 ? [] : [{ name: `${page.address}sw.js`, answer: worker }]),
  ]
  return [
    ...wrong(
      maxAge(file.headers) < YEAR_S,
      `${page.address}${script} is not kept for a year (Cache-Control ${shown(file.headers.get('Cache-Control'))})`,
      `send Cache-Control: public, max-age=${YEAR_S}, immutable with what is in ${HASHED_FOLDERS.join('/ and ')}/`,
    ),
    ...revalidated
      .filter(({ answer }) => !isAskedAbout(answer))
      .map(({ name, answer }) =>
        fault(
          `${name} may be used without asking (Cache-Control ${shown(answer.headers.get('Cache-Control'))})`,
          'send Cache-Control: no-cache with everything that keeps its name, or learners stay with an old release',
        ),
      ),
  ]
}

async function compression({ address }: LivePage, script: string): Promise<LiveFault[]> {
  const codings = ['br', 'gzip'] as const
  const faults = [address, address + script].flatMap((one) =>
    codings.map(async (coding) => {
      const { headers } = await ask(one, { headers: { 'Accept-Encoding': coding } })
      return wrong(
        headers.get('Content-Encoding') !== coding,
        `${one} does not come as ${coding} (Content-Encoding ${shown(headers.get('Content-Encoding'))})`,
        `the build has made ${coding === 'br' ? '.br' : '.gz'} files: ${TEMPLATE}, or let the host compress`,
      )
    }),
  )
  return (await Promise.all(faults)).flat()
}

/** What a page names of the hashed folders, its script first. The keys of its import map are what files call each other: nothing is there. */
function namedFiles(text: string): string[] {
  const map = /<script type="importmap">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}'
  const { imports = {} }: { imports?: Record<string, string> } = JSON.parse(map)
  const places = [text.replace(map, ''), ...Object.values(imports)].join(' ')
  return [...new Set(places.match(/\b(?:assets|brand)\/[\w.-]+\.\w+/g))]
}

/** Every file that the page names is there, in its type. */
async function fileFaults({ address }: LivePage, named: readonly string[]): Promise<LiveFault[]> {
  const faults: LiveFault[] = []
  const next = named.values()
  const worker = async () => {
    for (const file of next) {
      const { status, headers } = await ask(address + file, { method: 'HEAD' })
      const type = headers.get('Content-Type')
      const right = CONTENT_TYPES[/\.\w+$/.exec(file)?.[0] ?? ''] ?? ''
      if (status !== 200)
        faults.push(
          fault(
            `${address}${file} is missing (HTTP ${status})`,
            'upload all files of the release, and keep those of the last ones',
          ),
        )
      else if (essence(type) !== essence(right))
        faults.push(
          fault(`${address}${file} comes as ${shown(type)}`, `send Content-Type: ${right} for it: ${TEMPLATE}`),
        )
    }
  }
  await Promise.all(Array.from({ length: LIST_AT_ONCE }, worker))
  return faults
}

/** A type without its parameters; the older names of scripts mean the same. */
const essence = (type: string | null) =>
  (type ?? '').replace(/;.*/, '').trim().replace('application/javascript', 'text/javascript')

function headerFaults({ headers, text, address }: LivePage): LiveFault[] {
  const told = directives(headers.get('Content-Security-Policy') ?? '')
  const own = directives(policyOf(text) ?? '')
  const others = [...told].filter(([name, value]) => name !== 'frame-ancestors' && own.get(name) !== value)
  const strict = headers.get('Strict-Transport-Security')
  return [
    ...wrong(
      !told.has('frame-ancestors'),
      `${address} may be framed by anybody (no frame-ancestors in Content-Security-Policy)`,
      `send the page's policy as a header, with frame-ancestors 'self' at its end: ${TEMPLATE}`,
    ),
    ...others.map(([name]) =>
      fault(
        `the header's policy has another ${name} than the page, and a browser obeys both`,
        `the header is of another release: ${TEMPLATE} and make the host read it again`,
      ),
    ),
    ...Object.keys(EVERYWHERE)
      .filter((name) => !headers.has(name))
      .map((name) => fault(`${address} lacks the header ${name}`, `send ${name}: ${EVERYWHERE[name]}`)),
    ...wrong(
      strict !== null && !/max-age=[1-9]/.test(strict),
      `Strict-Transport-Security is ${shown(strict)}`,
      `send Strict-Transport-Security: ${EVERYWHERE['Strict-Transport-Security']}`,
    ),
  ]
}

/** The directives of a policy, by name. */
function directives(policy: string): Map<string, string> {
  const parts = policy.split(/[;,]/).map((part) => part.trim())
  return new Map(
    parts
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', ...sources] = part.split(/\s+/)
        return [name.toLowerCase(), sources.join(' ')]
      }),
  )
}
