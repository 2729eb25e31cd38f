import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANSWERED } from '../answered-cookies.ts'
import { SMALL_PHOTO } from '../e2e/homework-answer.ts'
import { findEngines } from './find-engines.ts'
import { JOURNEYS } from './journeys.ts'
import type { Tab } from './tab.ts'

const PICTURES = 'test-results/engines'
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
/** WebKitGTK ends the process of a page now and then, with a video and without one: of that its driver says nothing but this. */
const PAGE_ENDED = { count: 2, condition: /WebDriverError \{ remoteStacktrace: '' \}/ }
const { engines, missing } = findEngines()
for (const words of missing) console.log(words)

const photo = join(tmpdir(), 'frame-1.jpg')
const server = spawn(process.execPath, ['tests/serve.ts', '--port', '0', '--dir', 'dist-mock'])

beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true })
  writeFileSync(photo, SMALL_PHOTO)
  process.env['SERVE_PORT'] = await new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => {
      const port = /listening on (\d+)/.exec(String(text))?.[1]
      if (port) resolve(port)
    })
    server.on('exit', () => reject(new Error('the server of the built app did not start')))
  })
})
afterAll(() => void server.kill())

/** The question about cookies comes late, and would take a press on what it covers. */
async function answerCookies(tab: Tab): Promise<void> {
  const { name, value, domain, path } = ANSWERED.cookies[0]!
  await tab.open(`http://${domain}:${process.env['SERVE_PORT']}${path}health.txt`)
  await tab.ask((cookie) => void (document.cookie = cookie), `${name}=${value}; path=${path}`)
}

describe.each(engines)('$name', ({ name, open }) => {
  describe.each(SIZES)('at $width px', ({ width, height }) => {
    it.each(JOURNEYS)('$name', { timeout: 300_000, retry: PAGE_ENDED }, async (journey) => {
      const tab = await open(width, height)
      try {
        await answerCookies(tab)
        expect(await tab.ask(() => innerWidth)).toBe(width)
        await expect(journey.run(tab, photo)).resolves.toBeUndefined()
      } catch (error) {
        await tab.picture(`${PICTURES}/${name} ${width} ${journey.name}.png`).catch(() => undefined)
        throw error
      } finally {
        await tab.close()
      }
    })
  })
})

it('tries every engine that can be had', () => expect(engines.length + missing.length).toBe(2))
