import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sidewaysScroll } from '../../a11y/page-checks.ts'
import { isFullRun, someRows } from '../../some-rows.ts'
import { address, expect, settled, test } from '../app.ts'
import { NAUGHTY_TEXTS, TOWER } from './hostile.ts'

/** The whole list in the full run if the folder in `CORPORA` holds it; otherwise a dozen of the worst. */
function texts(): string[] {
  const file = join(process.env['CORPORA'] ?? '', 'strings/blns.json')
  if (!isFullRun || !process.env['CORPORA'] || !existsSync(file)) return NAUGHTY_TEXTS
  const list: string[] = JSON.parse(readFileSync(file, 'utf8'))
  return [...NAUGHTY_TEXTS, ...list]
}

const PER_TEST = 40
const parts = Array.from({ length: Math.ceil(texts().length / PER_TEST) }, (_, place) =>
  texts().slice(place * PER_TEST, (place + 1) * PER_TEST),
)

test.use({ viewport: { width: 320, height: 640 } })

for (const [place, part] of parts.entries()) {
  test(`fields take any text, part ${place + 1}`, async ({ page }) => {
    await page.goto(address('lumen', '/home?modal=support', { scenario: 'main' }))
    await settled(page)
    const fields = page.getByRole('dialog').getByRole('textbox')
    // The form arrives with the modal's own file; `all` does not wait for it.
    await expect(fields.last()).toBeVisible()
    for (const text of part) {
      for (const field of await fields.all()) await field.fill(text)
      await expect(fields.last()).toHaveValue(asTyped(text))
      expect(await tooWide(page, text), text).toEqual([])
    }
    await page.goto(address('lumen', '/courses'))
    await settled(page)
    const search = page.getByRole('searchbox')
    for (const text of part) {
      await search.fill(text)
      // The answer to the text before stands a moment longer.
      await expect.poll(() => tooWide(page, text), text).toEqual([])
    }
  })

  test(`screens show any text, part ${place + 1}`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.goto(address('lumen', '/home', { scenario: 'homework-done' }))
    await settled(page)
    for (const text of someRows(part, String, { every: 6 })) {
      await fillWorld(page, text)
      for (const path of ['/home', '/user/subscriptions', '/user/setting']) {
        await page.goto(address('lumen', path))
        await settled(page)
        expect(await tooWide(page, text), `${path} ${text}`).toEqual([])
      }
      expect(await page.evaluate(() => document.querySelectorAll('img[onerror], [onclick]').length)).toBe(0)
    }
  })
}

/** The page itself keeps its width with any text; only what no browser can break may be clipped. */
const tooWide = (page: Page, text: string) => sidewaysScroll(page, { clipped: text === TOWER })

/** Gives this name to everything that learners and the school can name. */
function fillWorld(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (name) =>
      window.mockWorld.change((world) => {
        for (const { user, subscriptions, chats } of world.learners) {
          Object.assign(user, { first_name: name, last_name: name, city: name })
          for (const subscription of subscriptions) subscription.title = { en: name, ru: name, es: name }
          for (const chat of chats) for (const message of chat.messages) message.text = name
        }
        Object.assign(world.domainConfig, { footer: [{ title: name, url: null }] })
      }),
    text,
  )
}

/** The line ends of a field, as browsers normalise them. */
const asTyped = (text: string) => text.replaceAll(/\r\n?/g, '\n')
