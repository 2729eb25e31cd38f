import type { Page } from '@playwright/test'
import { expect, test } from '../app.ts'
import { DO_THE_WORK, FAMILIES, kindsOf, REFUSALS } from './kinds.ts'
import { type MutationRow, open, sent } from './mutation-row.ts'
import { MUTATION_ROWS } from './mutation-rows.ts'
import { arrivesOnce } from './outbox-row.ts'
import { OUTBOX_ROWS } from './outbox-rows.ts'

/** `lost`: the change has happened, only its answer does not arrive. */
const CHANGE_FAMILIES = [...FAMILIES, REFUSALS, ['lost']] as const
/** A rate limit is shown with the seconds that are left. */
const PAUSE = /\bin \d+ s\b/
/** Nothing gets through, and nothing has happened. */
const NO_LINE: readonly string[] = ['offline', 'never']

const kinds = kindsOf(
  CHANGE_FAMILIES,
  [...MUTATION_ROWS, ...OUTBOX_ROWS].map(({ mutation }) => mutation),
)
for (const row of OUTBOX_ROWS)
  for (const kind of kinds.get(row.mutation) ?? [])
    test(`${row.mutation} ${kind}`, ({ page }) => arrivesOnce(page, row, kind))

for (const row of MUTATION_ROWS) {
  for (const kind of kinds.get(row.mutation) ?? []) {
    test(`${row.mutation} ${kind}`, async ({ page }) => {
      await page.clock.install()
      await open(page, row)
      await row.fill?.(page)
      await page.evaluate(([call, fault]) => window.mockWorld.setFault(call, fault), [row.call, kind] as const)
      const count = row.reloads ? countRequests(page, row) : () => sent(page, row)
      const before = await count()
      await row.press(page)
      const isDone = DO_THE_WORK.includes(kind) && row.findsOut === true
      const succeeds = row.succeeds?.some((one) => one === kind) ?? false
      if (isDone || succeeds) {
        await row.done(page)
      } else {
        await expect.poll(count).toBeGreaterThan(before)
        // An answer that never arrives is awaited for half a minute.
        if (kind === 'never') await page.clock.fastForward(31_000)
        if (row.waits && NO_LINE.includes(kind)) return await waitsAndArrives(page, row)
        const says = page
          .getByRole('alert')
          .filter({ hasText: /\S/ })
          .or(page.locator('[aria-invalid=true]'))
          .or(page.getByText(PAUSE))
        await expect(says.first()).toBeVisible()
        await row.kept?.(page)
      }
      if (!row.isRepeated) expect((await count()) - before, 'sent exactly once').toBe(1)
      if (isDone || succeeds || DO_THE_WORK.includes(kind)) return

      await page.evaluate((call) => window.mockWorld.setFault(call, null), row.call)
      if (kind.startsWith('429')) await page.clock.fastForward(61_000)
      await row.press(page)
      await row.done(page)
    })
  }
}

test('a double press sends once', async ({ page }) => {
  const row = MUTATION_ROWS.find(({ mutation }) => mutation === 'support.askAnonymously')
  if (!row) throw new Error('no row')
  await open(page, row)
  await row.fill?.(page)
  await page.evaluate(() => window.mockWorld.setLatency(300))
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
  await row.done(page)
  expect(await sent(page, row)).toBe(1)
})

/** It says that it will be sent by itself, and is once something gets through. */
async function waitsAndArrives(page: Page, row: MutationRow): Promise<void> {
  await expect(page.getByText(/sent by itself|Sending…/).first()).toBeVisible()
  await page.evaluate((call) => window.mockWorld.setFault(call, null), row.call)
  // The attempt under way may never be answered, and the next one takes its time.
  await page.clock.fastForward(61_000)
  await row.done(page)
}

/** Counts what the page sends from now on; what the mock world has received ends with a page that is loaded anew. */
function countRequests(page: Page, { call }: MutationRow): () => number {
  const [method, path] = call.split(' ')
  let count = 0
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname.endsWith(`/${path}`)) count += 1
  })
  return () => count
}
