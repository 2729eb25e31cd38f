import { expect, type Page } from '@playwright/test'
import { DO_THE_WORK, type Kind } from './kinds.ts'
import { type ChangePlace, open, sent } from './mutation-row.ts'

/** One thing that a learner makes and the outbox sends, of which the server is asked what it has before each further attempt. */
export interface OutboxRow extends ChangePlace {
  /** Asserts that it stands in its place and says why it waits. */
  waits: (page: Page) => Promise<void>
  /** Asserts that what was made is kept in its place, with the reason of the failure and what can be done. */
  failed: (page: Page) => Promise<void>
  /** The learner's own retry of what has failed. */
  retry: (page: Page) => Promise<void>
  /** Asserts that it stands in its place as something that has arrived. */
  done: (page: Page) => Promise<void>
  /** How many of it the server has. */
  arrived: (page: Page) => Promise<number>
}

/** Nothing was done, and it goes by itself once it can. */
const GO_BY_THEMSELVES: readonly string[] = ['429', '429-bare', 'offline', 'never']
/** Longer than any pause, and than an answer is awaited. */
const LONG_MS = 61_000

/** More attempts than there are. */
const MANY = 1000

/** Makes what a row says while its call is spoilt: it arrives once, or says in its place why not, and never goes twice. */
export async function arrivesOnce(page: Page, row: OutboxRow, kind: Kind | 'lost'): Promise<void> {
  await page.clock.install()
  await open(page, row)
  await row.fill?.(page)
  expect(await row.arrived(page), 'on the server before').toBe(0)
  const before = await sent(page, row)
  await page.evaluate(([call, fault, times]) => window.mockWorld.setFault(call, fault, times), [
    row.call,
    kind,
    MANY,
  ] as const)
  await row.press(page)
  await expect.poll(() => sent(page, row)).toBeGreaterThan(before)

  let attempts = 1
  if (GO_BY_THEMSELVES.includes(kind)) {
    if (kind !== 'never') await row.waits(page)
    attempts += await takeBack(page, row)
    await page.clock.fastForward(LONG_MS)
  } else if (!DO_THE_WORK.includes(kind)) {
    await row.failed(page)
    await page.clock.fastForward(LONG_MS)
    attempts += await takeBack(page, row)
    expect(attempts, 'what was refused goes by the learner alone').toBe(2)
    await row.retry(page)
  }
  await row.done(page)
  await expect.poll(() => row.arrived(page), 'on the server').toBe(1)
  await page.clock.fastForward(LONG_MS)
  await row.done(page)
  expect((await sent(page, row)) - before, 'attempts').toBe(attempts)
  expect(await row.arrived(page), 'on the server').toBe(1)
}

/** Spoils nothing from now on; how many attempts were spoilt. */
const takeBack = (page: Page, { call }: OutboxRow) =>
  page.evaluate(
    async ([name, times]) => {
      let spoilt = 0
      await window.mockWorld.change((world) => {
        const fault = world.faults.find((one) => one.call === name)
        spoilt = times - (fault?.left ?? times)
        if (fault) fault.left = 0
      })
      return spoilt
    },
    [call, MANY] as const,
  )
