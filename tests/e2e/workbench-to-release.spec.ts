import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { isInstalled, type RealHost, startHost } from '../../brands/deploy/real-host.ts'
import { freePort } from '../free-port.ts'
import { isFullRun } from '../some-rows.ts'
import { expect, settled, test } from './app.ts'
import { signIn } from './people.ts'

const BRAND = 'harbour'
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30H0z"/></svg>'
const HOSTS = ['nginx', 'caddy'] as const
/** A worker keeps some hundred files. */
const INSTALL_MS = 60_000

const processes: ChildProcess[] = []
const hosts: RealHost[] = []
const clear = () => {
  for (const folder of [`brands/${BRAND}`, `dist/${BRAND}`, `dist/.notes/${BRAND}`])
    rmSync(folder, { recursive: true, force: true })
}

test.afterEach(async () => {
  for (const { stop } of hosts.splice(0)) await stop()
  for (const one of processes.splice(0)) one.kill()
  clear()
})

/** What an operator types, without `npm run`. */
const command = async (file: string, args: readonly string[] = [], more: Record<string, string> = {}) =>
  (await promisify(execFile)(process.execPath, [file, ...args], { env: { ...process.env, BRAND, ...more } })).stdout

/** Starts a command that stays, and waits for the line that it begins with. */
async function start(file: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, BRAND } })
  processes.push(child)
  // It goes on to write, so the stream stays open.
  const [text] = await once(child.stdout, 'data')
  return String(text)
}

const workbench = {
  async save(page: Page) {
    const save = page.getByRole('button', { name: 'Save brand.json' })
    const unchanged = 'Nothing has been changed.'
    const soon = { timeout: 5000 }
    // The development server loads its pages anew when it has found another package, in the middle of a press, too.
    await expect(async () => {
      if ((await save.getAttribute('title')) !== unchanged) await save.click(soon)
      await expect(save).toHaveAttribute('title', unchanged, soon)
    }).toPass()
  },
  /** The accent's colour as it will be saved, and the real screen beside it. */
  async recolour(page: Page, colour: string) {
    await page.getByRole('tab', { name: 'Look' }).click()
    await page.getByLabel(/^Accent #/).fill(colour)
    await expect(page.getByLabel(`Accent ${colour}`)).toBeVisible()
    await expect(page.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toBeVisible()
  },
}

const versionOf = (page: Page) => page.locator('meta[name="version"]').getAttribute('content')

/** Opens a screen of a page that has been open since before the release, without loading that page again. */
async function isStillAlive(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Subscriptions', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible()
  expect(await page.evaluate(() => 'isPageBefore' in window)).toBe(true)
}

/** Comes back to a page whose worker keeps another release: it has taken over with the page already, or is offered. */
async function comesToRelease(page: Page, origin: string, version: string): Promise<void> {
  await page.goto(`${origin}/v/home`)
  await settled(page)
  const update = page.getByRole('button', { name: 'Update' })
  await expect(async () => {
    if (await update.isVisible()) await update.click()
    expect(await versionOf(page)).toBe(version)
  }).toPass({ timeout: INSTALL_MS })
}

test('a brand from a logo and one colour goes live, and releases go forwards and back unnoticed', async ({
  page,
  context,
}, testInfo) => {
  test.skip(!isFullRun, 'builds a brand twice: only in npm run test:full')
  test.skip(!HOSTS.every(isInstalled), 'nginx or Caddy is not installed')
  test.setTimeout(600_000)
  clear()
  /** What the hosts have not given. */
  const refused: string[] = []
  context.on('response', (answer) => {
    if (answer.status() >= 400 && hosts.some(({ origin }) => answer.url().startsWith(origin)))
      refused.push(`${answer.status()} ${answer.url()}`)
  })

  const logo = testInfo.outputPath('logo.svg')
  writeFileSync(logo, LOGO)
  const wanted = [
    '--id',
    BRAND,
    '--name',
    'Harbour School',
    '--languages',
    'en,ru',
    '--colour',
    '#0b6b4f',
    '--logo',
    logo,
  ]
  await command('brands/check/new.ts', wanted)
  const apiPort = String(await freePort())
  const api = `127.0.0.1:${apiPort}`
  const [, email = ''] = /sign in as ([^,]+),/.exec(await start('mocks/api/run.ts', ['mock', '--port', apiPort])) ?? []

  const [at = ''] = /http\S+/.exec(await start('brands/workbench/start.ts', ['--port', String(await freePort())])) ?? []
  await page.goto(at)
  await workbench.recolour(page, '#135a9c')
  await page.getByRole('tab', { name: 'File' }).click()
  const file = page.getByRole('textbox', { name: 'brand.json' })
  const text = await file.inputValue()
  await file.fill(
    text
      .replace('"origin": ""', `"origin": "http://${api}"`)
      .replace('"socketOrigins": [', `"socketOrigins": [\n    "ws://${api}",`),
  )
  await workbench.save(page)

  /** Builds the brand, makes it the current release of each host, and has it checked. */
  async function release(version: string): Promise<string[]> {
    await command('brands/build/build.ts', [], { RELEASE: version })
    for (const name of HOSTS) await command('brands/deploy/release.ts', ['--into', folderOf(name), '--host', name])
    return readdirSync(`dist/${BRAND}/assets`).filter((one) => one.endsWith('.js'))
  }
  const folderOf = (name: string) => testInfo.outputPath(name)
  const isServed = async (version: string) => {
    for (const { origin } of hosts)
      expect(await command('brands/deploy/deploy-check.ts', [`${origin}/v/`, '--expect', version])).toBe(
        `${origin}/v/: release ${version}, 0 faults\n`,
      )
  }
  const first = await release('one')
  for (const name of HOSTS) hosts.push(await startHost(name, folderOf(name)))
  await isServed('one')

  const learners: { learner: Page; origin: string }[] = []
  for (const { origin } of hosts) {
    const learner = await context.newPage()
    // Its dialog would stand over the menu.
    await learner.addInitScript(() =>
      localStorage.setItem('learner.app-offer', JSON.stringify({ at: Date.now(), count: 1 })),
    )
    const token = await learners[0]?.learner.evaluate(() => localStorage.getItem('learner.token'))
    // A second sign-in would end the first session.
    if (token) await learner.addInitScript((one) => localStorage.setItem('learner.token', one), token)
    await learner.goto(`${origin}/v/`)
    if (!token) await signIn(learner, email)
    await expect(learner).toHaveURL(/\/v\/home$/)
    learners.push({ learner, origin })
  }
  const open = async (version: string) => {
    for (const { learner } of learners) {
      await settled(learner)
      expect(await versionOf(learner)).toBe(version)
      await learner.evaluate(() =>
        navigator.serviceWorker.ready.then(() => Object.assign(window, { isPageBefore: true })),
      )
    }
  }
  await open('one')

  await page.bringToFront()
  await workbench.recolour(page, '#a3324f')
  await workbench.save(page)
  const second = await release('two')
  for (const host of hosts) await host.readAgain()
  await isServed('two')
  // The brand is part of the file with which everything begins.
  const kept = second.filter((one) => first.includes(one))
  expect(kept.length, `names that stay, of ${second.length}`).toBeGreaterThan(second.length * 0.95)
  expect(first).not.toEqual(second)

  for (const { learner, origin } of learners) {
    await learner.bringToFront()
    await isStillAlive(learner)
    await comesToRelease(learner, origin, 'two')
  }
  await open('two')

  for (const name of HOSTS) await command('brands/deploy/release.ts', ['--into', folderOf(name), '--back'])
  for (const host of hosts) await host.readAgain()
  await isServed('one')
  for (const { learner, origin } of learners) {
    await learner.bringToFront()
    await isStillAlive(learner)
    await comesToRelease(learner, origin, 'one')
  }
  expect(refused).toEqual([])
  expect(readFileSync(join(folderOf('nginx'), 'current/nginx.conf'), 'utf8')).toMatch(/^# harbour one:/)
})
