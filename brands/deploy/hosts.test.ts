import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openPage, siteFaults } from './live-site.ts'
import { addRelease, HOSTS, takeBack } from './release-folder.ts'
import { isInstalled, type RealHost, startHost } from './real-host.ts'
import { KEPT_FOR_EVER } from './site.ts'
import { tinySite } from './tiny-site.ts'

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'releases-'))

const running: RealHost[] = []
afterEach(async () => {
  for (const host of running.splice(0)) await host.stop()
})

async function statusOf(address: string): Promise<string> {
  const { status, headers } = await fetch(address)
  return `${status} ${headers.get('Content-Type')}`
}

// Debian has both as packages: nginx-light and caddy.
describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  it.skipIf(!isInstalled(name))(
    `serves a release as the app needs it (skipped where ${name} is not installed)`,
    async () => {
      const folder = emptyFolder()
      const release = async (version: string) => addRelease(await tinySite(version), folder, name)
      await release('one')
      const host = await startHost(name, folder)
      running.push(host)
      const at = (path: string) => `${host.origin}/v/${path}`
      const faults = async (expected: string) => {
        const page = await openPage(at(''))
        return typeof page === 'string' ? page : siteFaults(page, expected)
      }
      expect(await faults('one')).toEqual([])
      expect((await fetch(at('').slice(0, -1), { redirect: 'manual' })).headers.get('Location')).toMatch(
        /^(?:http:\/\/127.*)?\/v\/$/,
      )
      expect(await statusOf(`${host.origin}/robots.txt`)).toBe('200 text/plain; charset=utf-8')
      expect((await fetch(at('brand/third-parties-one.html'))).headers.get('Content-Security-Policy')).toBeNull()
      expect((await fetch(at('sw.js'))).headers.get('Content-Security-Policy')).toBeNull()

      // Forwards: a page that is still open finds its files, and the new one is there.
      await release('two')
      await host.readAgain()
      expect(await faults('two')).toEqual([])
      expect(await statusOf(at('assets/late-one.js'))).toMatch('200 text/javascript')

      // Backwards, with the same promise to pages of the release that is taken back.
      takeBack(folder)
      await host.readAgain()
      expect(await faults('one')).toEqual([])
      expect(await statusOf(at('assets/late-two.js'))).toMatch('200 text/javascript')
    },
  )
})

it('keeps three releases and nothing of older ones', async () => {
  const folder = emptyFolder()
  for (const version of ['one', 'two', 'three', 'four']) addRelease(await tinySite(version), folder, 'nginx')
  const has = (path: string) => existsSync(join(folder, path))
  expect(['one', 'two', 'three', 'four'].filter(has)).toEqual(['two', 'three', 'four'])
  expect(['one', 'two', 'three', 'four'].filter((name) => has(`current/site/v/assets/start-${name}.js.br`))).toEqual([
    'two',
    'three',
    'four',
  ])
  expect(takeBack(folder)).toBe('three')
  expect(takeBack(folder)).toBe('two')
  expect(() => takeBack(folder)).toThrow('no release is kept from before two')
  const again = await tinySite('two')
  expect(() => addRelease(again, folder, 'nginx')).toThrow('two is there already: commit a change')
})

it('leads every address of the app to its page on CloudFront, and no file', async () => {
  const folder = emptyFolder()
  addRelease(await tinySite('one'), folder, 'cloudfront')
  const file = (name: string) => readFileSync(join(folder, 'current/cloudfront', name), 'utf8')
  const route = (uri: string): string =>
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-return, typescript/no-unsafe-call -- CloudFront runs the text, too
    new Function('uri', `${file('function.js')}; return handler({ request: { uri: uri } }).uri`)(uri)
  for (const page of ['/v', '/v/', '/v/home', '/v/course/1/calendar', '/v/gone.js'])
    expect(route(page)).toBe('/v/index.html')
  for (const one of ['/v/assets/gone.js', '/v/brand/x.svg', '/v/sw.js', '/v/version.json', '/robots.txt', '/other'])
    expect(route(one)).toBe(one)
  const headers = file('page-headers.json')
  expect(headers).toContain("frame-ancestors 'self'")
  expect(headers).not.toMatch(/sha256|(?:default|script|style)-src/)
  expect(spawnSync('sh', ['-n'], { input: file('upload.sh') }).status).toBe(0)
  const lines = file('upload.sh').trim().split('\n')
  expect(lines.at(-1)).toBe('aws s3 cp "$site/v/index.html" "s3://$bucket/v/index.html" --cache-control \'no-cache\'')
  expect(file('upload.sh')).not.toContain('--delete')
})

it('gives Netlify a 404 for missing files, and the policy to pages alone', async () => {
  const folder = emptyFolder()
  addRelease(await tinySite('one'), folder, 'netlify')
  const file = (name: string) => readFileSync(join(folder, 'current/site', name), 'utf8')
  expect(file('_redirects').split('\n')).toEqual([
    '/v/assets/*  /missing.txt  404',
    '/v/brand/*  /missing.txt  404',
    '/v/*  /v/index.html  200',
    '',
  ])
  const governed = file('_headers')
    .split('\n\n')
    .filter((rule) => rule.includes('Content-Security-Policy'))
  expect(governed.map((rule) => rule.split('\n')[0])).toEqual(
    expect.arrayContaining(['/v/', '/v/home', '/v/home/*', '/v/course/*']),
  )
  expect(governed.filter((rule) => /^\/v\/(?:assets|brand)/.test(rule) || rule.startsWith('/v/*'))).toEqual([])
})

it('gives Cloudflare Pages the app at the root, and a 404 where files may be missing', async () => {
  const folder = emptyFolder()
  addRelease(await tinySite('one'), folder, 'cloudflare')
  const file = (name: string) => readFileSync(join(folder, 'current/site', name), 'utf8')
  expect(file('index.html')).toBe(file('v/index.html'))
  expect(file('v/assets/404.html')).toBe('Not found.\n')
  expect(file('_headers')).toContain(
    '/v/brand/*\n  ! Content-Security-Policy\n  Cache-Control: public, max-age=31536000, immutable\n',
  )
})

it('lets nobody keep it on Cloudflare Pages that a file is missing, whose headers are those of the folder', async () => {
  const folder = emptyFolder()
  addRelease(await tinySite('one'), folder, 'cloudflare')
  const file = (name: string) => readFileSync(join(folder, 'current/site', name), 'utf8')
  expect(JSON.parse(file('_routes.json'))).toEqual({
    version: 1,
    include: ['/v/assets/*', '/v/brand/*'],
    exclude: [],
  })
  const { default: worker }: { default: { fetch: (request: Request, env: unknown) => Promise<Response> } } =
    await import(`data:text/javascript,${encodeURIComponent(file('_worker.js'))}`)
  const answerTo = (status: number) => {
    const fetch = () => Promise.resolve(new Response('x', { status, headers: { 'Cache-Control': KEPT_FOR_EVER } }))
    return worker.fetch(new Request('https://learn.example/v/assets/x.js'), { ASSETS: { fetch } })
  }
  expect((await answerTo(200)).headers.get('Cache-Control')).toBe(KEPT_FOR_EVER)
  const missing = await answerTo(404)
  expect([missing.status, missing.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
})

it.each(['/', '/learn/'])('keeps to the base %s on every host', async (base) => {
  for (const host of HOSTS) {
    const folder = emptyFolder()
    addRelease(await tinySite('one', { base }), folder, host)
    expect(existsSync(join(folder, 'current/site', base, 'index.html'))).toBe(true)
    expect(existsSync(join(folder, 'current/site/robots.txt'))).toBe(true)
  }
})

it('is a command that says what to do next, or what is missing', () => {
  const run = (brand: string, ...args: string[]) => {
    const env = { ...process.env, BRAND: brand }
    const { status, stdout, stderr } = spawnSync(process.execPath, ['brands/deploy/release.ts', ...args], {
      env,
      encoding: 'utf8',
    })
    return `${status} ${stdout}${stderr}`
  }
  expect(run('nobody')).toBe('1 dist/nobody is missing: BRAND=nobody npm run build\n')
  expect(run('lumen', '--host', 'apache')).toMatch('1 --host: expected nginx, caddy, netlify, cloudflare, cloudfront')
  const folder = emptyFolder()
  writeFileSync(join(folder, 'releases.json'), '{"kept":["one","two"],"current":"two"}')
  expect(run('lumen', '--into', folder, '--back')).toBe(`0 lumen: one is current in ${folder}. Now: nginx -s reload\n`)
  expect(run('lumen', '--into', folder, '--back')).toBe(`1 ${folder}: no release is kept from before one\n`)
})
