import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { apiFaults } from './live-api.ts'
import { type LivePage, openPage, siteFaults } from './live-site.ts'
import { type Listening, type Mistake, tinyApi, tinyHost, tinySite } from './tiny-site.ts'

const running: Listening[] = []
afterEach(() => {
  for (const server of running.splice(0)) server.close()
})

async function live(...mistakes: Mistake[]): Promise<LivePage> {
  const wrong = new Set(mistakes)
  const api = await tinyApi(wrong)
  const host = await tinyHost(await tinySite('one', { api: api.origin }), wrong)
  running.push(api, host)
  const page = await openPage(`${host.origin}/v`)
  if (typeof page === 'string') throw new Error(page)
  return page
}

it('finds no fault with a host and an API that do everything right', async () => {
  const page = await live()
  expect(page.version).toBe('one')
  expect([...(await siteFaults(page, 'one')), ...(await apiFaults(page))]).toEqual([])
})

it.each<[Mistake, what: RegExp, cure: RegExp]>([
  ['no fallback', /v\/[\w/-]+ is not the app's page \(HTTP 404\)/, /every unknown address with index\.html/],
  [
    'page for missing files',
    /(?:assets|brand)\/gone-00000000\.js, which does not exist, is answered with HTTP 200/,
    /never answer with index\.html below (?:assets|brand)\//,
  ],
  [
    'missing for ever',
    /may be kept as missing \(Cache-Control "public, max-age=31536000, immutable"\)/,
    /files that are there only/,
  ],
  [
    'files not kept',
    /start-one\.js is not kept for a year \(Cache-Control "no-cache"\)/,
    /immutable with what is in assets\/ and brand\//,
  ],
  ['page kept', /\/v\/ may be used without asking/, /no-cache with everything that keeps its name/],
  ['worker kept', /sw\.js may be used without asking/, /no-cache/],
  ['no brotli', /does not come as br \(Content-Encoding missing\)/, /the build has made \.br files/],
  ['no gzip', /does not come as gzip \(Content-Encoding missing\)/, /the build has made \.gz files/],
  ['script as text', /(?:start|late)-one\.js comes as "text\/plain"/, /Content-Type: text\/javascript/],
  ['file gone', /late-one\.js is missing \(HTTP 404\)/, /keep those of the last ones/],
  ['other base', /built for \/learn\/ and is served under \/v\//, /ROUTER_BASE=\/v\//],
  ['old version file', /page is of release one, version\.json says 0/, /empty the cache/],
  ['no health', /health\.txt does not answer with ok/, /upload all files/],
  ['no policy', /may be framed by anybody/, /frame-ancestors 'self'/],
  ['other policy', /the header's policy has another script-src than the page/, /header is of another release/],
  ['no hsts', /lacks the header Strict-Transport-Security/, /send Strict-Transport-Security: max-age=31536000/],
  ['hsts off', /Strict-Transport-Security is "max-age=0"/, /max-age=31536000/],
  ['no preflight', /preflight of \w+ .* is answered with HTTP 401/, /OPTIONS with 204, without asking for a token/],
  [
    'no headers allowed',
    /does not allow authorization, content-type, x-app-type, x-app-id/,
    /Access-Control-Allow-Headers/,
  ],
  ['no methods allowed', /preflight of (?:PUT|DELETE) .* does not allow the method/, /Access-Control-Allow-Methods/],
  ['other origin allowed', /does not allow http:\/\/127\.0\.0\.1/, /Access-Control-Allow-Origin: http:\/\/127/],
  ['nothing exposed', /hides X-Pagination-Current-Page, .*Date from the page/, /Access-Control-Expose-Headers/],
  [
    'no domain configuration',
    /domain-config\?lang=en gives no configuration \(HTTP 200\)/,
    /serve the API there, with the app id tiny/,
  ],
  [
    'failing domain configuration',
    /domain-config\?lang=en gives no configuration \(HTTP 502\)/,
    /change origin, v1 and appId/,
  ],
  [
    'old external configuration',
    /gives no configuration of version 13/,
    /answer null, or a configuration of that version/,
  ],
  ['no socket', /the socket .* cannot be opened/, /let the proxy pass WebSockets on/],
])('%s: names the fault and its cure, and no other', async (mistake, what, cure) => {
  const page = await live(mistake)
  const faults = [...(await siteFaults(page, null)), ...(await apiFaults(page))]
  expect(faults).not.toEqual([])
  for (const fault of faults) {
    expect(fault.what).toMatch(what)
    expect(fault.cure).toMatch(cure)
  }
})

it('names another release than the expected one, and a socket that the policy refuses', async () => {
  const page = await live()
  expect(await siteFaults(page, 'two')).toEqual([
    expect.objectContaining({ what: 'the page is of release one, expected two' }),
  ])
  const closed = { ...page, text: page.text.replace("connect-src 'self' ws:", "connect-src 'self'") }
  expect(await apiFaults(closed)).toEqual([
    expect.objectContaining({ what: expect.stringContaining('policy refuses the socket ws://127.0.0.1') }),
  ])
})

it('finds the app also by the address of one of its screens', async () => {
  const { address } = await live()
  for (const below of ['home', 'course/7/calendar?lang=ru#top'])
    expect(await openPage(address + below)).toMatchObject({ address, version: 'one' })
})

it('says where no page of the app is', async () => {
  const api = await tinyApi()
  running.push(api)
  expect(await openPage(api.origin)).toMatch(/no page of the app \(HTTP 200\).*such as https:\/\/learn\.example\/v\//)
})

it('is a command that exits with 1 where there is a fault', async () => {
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, ['brands/deploy/deploy-check.ts', ...args])
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const [code] = await once(child, 'close')
    return `${code} ${said}`
  }
  const { address } = await live('no health')
  expect(await run(address)).toMatch(
    /^1 .*health\.txt does not answer with ok\n +upload all files.*\n.*release one, 1 fault\n$/s,
  )
  expect(await run((await live()).address, '--expect', 'one')).toMatch(/^0 .*release one, 0 faults\n$/)
  expect(await run()).toMatch(/^1 npm run deploy:check -- https/)
  expect(await run('http://127.0.0.1:9/v/')).toMatch(/^1 http:\/\/127\.0\.0\.1:9\/v\/ does not answer: fetch failed/)
})
