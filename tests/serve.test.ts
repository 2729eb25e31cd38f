import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'

let server: ChildProcess | undefined
afterEach(() => {
  server?.kill()
})

/** Serves a folder with these builds; gives its port and all that it said at the start. */
async function serve(brands: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'))
  mkdirSync(join(folder, 'notes'))
  for (const brand of brands) {
    mkdirSync(join(folder, brand))
    writeFileSync(join(folder, brand, 'version.json'), '{"base":"/learn/"}')
    writeFileSync(join(folder, brand, 'index.html'), `the page of ${brand}`)
  }
  const { BRAND: _, ...env } = process.env
  const started = spawn(process.execPath, ['tests/serve.ts', '--dir', folder], { env })
  server = started
  let said = ''
  started.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  // A process starts slowly on a busy machine.
  await expect.poll(() => said.split('\n').length, { timeout: 10_000 }).toBe(brands.length + 2)
  return { port: Number(/listening on (\d+)/.exec(said)?.[1]), said }
}

/** The answer of a host, for an address that is sent as it stands. */
async function answer(port: number, path: string, host: string): Promise<string> {
  const asked = request({ host: '127.0.0.1', port, path, headers: { host } }).end()
  const [response] = await once(asked, 'response')
  let body = ''
  for await (const chunk of response) body += chunk
  return `${response.statusCode} ${body}`.trim()
}

it('serves the only build under each name, and says where', async () => {
  const { port, said } = await serve(['harbour'])
  expect(said).toContain(`http://harbour.localhost:${port}/learn/\n`)
  expect(await answer(port, '/', 'localhost')).toBe('302')
  expect(await answer(port, '/learn/home?a=1', 'localhost')).toBe('200 the page of harbour')
  expect(await answer(port, '/learn/', 'notes.localhost')).toBe('200 the page of harbour')
})

it('serves each build by its name', async () => {
  const { port } = await serve(['harbour', 'lumen'])
  expect(await answer(port, '/learn/', 'harbour.localhost')).toBe('200 the page of harbour')
  expect(await answer(port, '/learn/', 'localhost')).toBe('200 the page of lumen')
})

it.each([
  [[], '404'],
  [['lumen'], '200 the page of lumen'],
])('stands an address that is none, with the builds %j', async (brands, page) => {
  const { port } = await serve(brands)
  expect(await answer(port, '//', 'localhost')).toBe('404')
  expect(await answer(port, '/learn/', 'localhost')).toBe(page)
})

it.each([
  ['dist', 'npm run build\n'],
  ['dist-mock', 'npm run build -- --mode mock --out '],
])('names the command that makes the missing folder %s', (name, command) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'serve-')), name)
  const { status, stderr } = spawnSync(process.execPath, ['tests/serve.ts', '--dir', folder], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain(`${folder}/ is missing: ${command}`)
})
