import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { isInstalled, startHost } from '../../brands/deploy/real-host.ts'
import { addRelease, takeBack } from '../../brands/deploy/release-folder.ts'
import { PASSWORD } from '../../mocks/world/seed/people.ts'
import { axeFaults } from '../a11y/axe-faults.ts'
import { isFullRun } from '../some-rows.ts'

test.skip(!isFullRun, 'builds twice, which takes longer than all that it finds is likely to be worth each time')

const ID = 'aurora'
const LOGO = `<?xml version="1.0"?><svg id="Layer_1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96.5 32"><style>.a{fill:#fc0}</style><path class="a" d="M2 2h28v28h-28z"/></svg>`

const folder = mkdtempSync(join(tmpdir(), 'operator-'))
const brands = join(folder, 'brands')
const file = join(brands, ID, 'brand.json')
const env = { ...process.env, BRANDS: brands, BRAND: ID }
const started: ChildProcess[] = []
test.afterAll(() => {
  for (const child of started) child.kill()
  rmSync(folder, { recursive: true })
})

const run = (script: string, args: string[], more: Record<string, string> = {}) =>
  execFileSync(process.execPath, [script, ...args], { env: { ...env, ...more }, encoding: 'utf8' })

/** Starts a command that goes on, and gives what `said` finds in its first lines. */
function start(script: string, args: string[], said: RegExp): Promise<string[]> {
  const child = spawn(process.execPath, [script, ...args], { env })
  started.push(child)
  let text = ''
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString()
      const found = said.exec(text)
      if (found) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', () => reject(new Error(text)))
  })
}

const edit = (from: string, to: string) => {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}

test('an operator goes from a logo and a colour to a release of which learners notice nothing, and back', async ({
  page,
  browser,
}) => {
  const name = (['nginx', 'caddy'] as const).find(isInstalled)
  test.skip(!name, 'neither nginx nor Caddy is installed')
  if (!name) return
  test.setTimeout(900_000)
  cpSync('brands/demo', join(brands, 'demo'), { recursive: true })
  writeFileSync(join(folder, 'drawing.svg'), LOGO)
  const asked = ['--id', ID, '--name', 'Школа "Аврора"', '--languages', 'en,ru', '--colour', '#ffe100']
  run('brands/check/new.ts', [...asked, '--logo', join(folder, 'drawing.svg'), '--into', brands])

  // The API is on another origin, and two mistakes are made by hand.
  const world = /(http:\S+)\/spa\/api\/v1.*sign in as (\S+),/
  const [, api = '', email = ''] = await start('mocks/api/run.ts', ['mock', '--port', '0'], world)
  edit('"origin": ""', `"origin": "${api}"`)
  edit('"socketOrigins": [', `"socketOrigins": ["${api.replace('http', 'ws')}"], "x": [`)
  edit('"radius": ', '"radius": 9')

  const [, workbench = ''] = await start('brands/workbench/start.ts', ['--port', '0'], /The workbench: (\S+)/)
  await page.goto(workbench)
  await page.getByRole('button', { name: 'Mend $.theme.radius' }).click()
  const radius = page.getByRole('slider', { name: 'Radius' })
  await expect(radius).toBeFocused()
  await expect(page.getByText(/expected at most 24, found 9\d/).last()).toBeVisible()
  await radius.fill('14')
  await expect(page.getByRole('button', { name: 'Mend $.theme.radius' })).toBeHidden()
  await page.getByRole('button', { name: 'Mend $.x' }).click()
  const text = page.getByLabel('brand.json', { exact: true })
  await expect(text).toBeFocused()
  await text.fill((await text.inputValue()).replace(/,\s*"x": \[[^\]]*\]/, ''))
  await expect(page.getByRole('button', { name: /^Mend/ })).toHaveCount(0)
  const screen = page.frameLocator('iframe[title="desktop, light"]')
  await expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  // Each frame is a page with landmarks of its own.
  expect(await axeFaults(page, ['landmark-unique'])).toEqual([])
  await page.getByRole('button', { name: 'Save brand.json' }).click()
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('"radius": 14')
  expect(run('brands/check/check.ts', [])).toContain('colour pairs hold')

  const releases = join(folder, 'releases')
  const release = (version: string) => {
    run('brands/build/build.ts', ['--out', join(folder, 'dist')], { RELEASE: version })
    expect(addRelease(join(folder, 'dist', ID), releases, name)).toBe(version)
  }
  release('one')
  const host = await startHost(name, releases)
  const check = (version: string) => run('brands/deploy/deploy-check.ts', [`${host.origin}/v/`, '--expect', version])
  expect(check('one')).toContain('release one, 0 faults')

  // What the device keeps of a release has tests of its own.
  const learner = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  const refused: string[] = []
  learner.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`))
  const version = () => learner.locator('meta[name="version"]').getAttribute('content')
  await learner.goto(`${host.origin}/v/`)
  await expect(learner).toHaveTitle(/Школа "Аврора"/)
  await learner.getByRole('button', { name: 'Dismiss' }).click()
  await learner.getByLabel('Email').fill(email)
  await learner.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await learner.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(learner.getByRole('navigation').first()).toBeVisible()
  expect(await version()).toBe('one')

  edit('"radius": 14', '"radius": 4')
  release('two')
  await host.readAgain()
  expect(check('two')).toContain('release two, 0 faults')
  await learner.getByRole('link', { name: 'Subscriptions', exact: true }).first().click()
  await expect(learner.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible()
  await learner.reload()
  await expect.poll(version).toBe('two')

  takeBack(releases)
  await host.readAgain()
  expect(check('one')).toContain('release one, 0 faults')
  await learner.getByRole('link', { name: 'Support', exact: true }).first().click()
  await learner.reload()
  await expect.poll(version).toBe('one')
  expect(refused).toEqual([])
  await host.stop()
})
