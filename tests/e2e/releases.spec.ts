import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { isInstalled, startHost } from '../../brands/deploy/real-host.ts'
import { addRelease, takeBack } from '../../brands/deploy/release-folder.ts'
import { expect, settled, test } from './app.ts'

/** The same app as another release, in which every hashed file has another name: the worst that a release can do. */
function otherNames(dist: string): string {
  const copy = join(mkdtempSync(join(tmpdir(), 'build-')), 'lumen')
  cpSync(dist, copy, { recursive: true })
  const renamed = new Map<string, string>()
  for (const file of globSync(`${copy}/assets/*.{js,css}`)) {
    const [, stem, name, hash = ''] = /^((.+)-([\w-]{8}))\.\w+$/.exec(basename(file)) ?? []
    if (stem) renamed.set(stem, `${name}-${hash.slice(4)}${hash.slice(0, 4)}`)
  }
  const names = new RegExp([...renamed.keys()].map((stem) => stem.replaceAll('.', String.raw`\.`)).join('|'), 'g')
  const other = (text: string) => text.replaceAll(names, (stem) => renamed.get(stem) ?? stem)
  for (const file of globSync(`${copy}/{assets/*,*}.{js,css,html,json}`)) {
    const before = readFileSync(file, 'utf8')
    const text = other(before).replaceAll(VERSION, (_, place: string) => `${place}another"`)
    writeFileSync(file, text.replace(importMapHash(before), importMapHash(text)))
    renameSync(file, join(dirname(file), other(basename(file))))
  }
  return copy
}

/** By it the policy allows the page's import map. */
function importMapHash(page: string): string {
  const map = /<script type="importmap">(.*?)<\/script>/.exec(page)?.[1] ?? ''
  return createHash('sha256').update(map).digest('base64')
}

const VERSION = /((?:<meta name="version" content=|"version":)")[^"]*"/g

test('a learner whose page is open notices neither a release nor its return', async ({ page }) => {
  const name = (['nginx', 'caddy'] as const).find(isInstalled)
  test.skip(!name, 'neither nginx nor Caddy is installed')
  if (!name) return
  const dist = join(process.env['MOCK_DIST'] ?? 'dist-mock', 'lumen')
  const releases = mkdtempSync(join(tmpdir(), 'releases-'))
  const first = addRelease(dist, releases, name)
  const host = await startHost(name, releases)
  const refused: string[] = []
  page.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`))
  const version = () => page.locator('meta[name="version"]').getAttribute('content')
  const mark = () => page.evaluate(() => Object.assign(window, { isSamePage: true }))
  /** Opens a screen whose files have not been asked for yet, without loading the page again. */
  async function opensLateScreen() {
    const asked = page.waitForResponse(/\/v\/assets\/subscriptions-[^/]+\.js$/)
    await page.getByRole('link', { name: 'Subscriptions', exact: true }).first().click()
    expect((await asked).status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  }

  await page.goto(`${host.origin}/v/home?scenario=main&panel=off`)
  await settled(page)
  expect(await version()).toBe(first)
  await mark()

  expect(addRelease(otherNames(dist), releases, name)).toBe('another')
  await host.readAgain()
  await opensLateScreen()

  await page.goto(`${host.origin}/v/home`)
  await settled(page)
  expect(await version()).toBe('another')
  await mark()

  takeBack(releases)
  await host.readAgain()
  await opensLateScreen()
  await page.reload()
  await settled(page)
  expect(await version()).toBe(first)
  expect(refused).toEqual([])
  await host.stop()
})
