import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDay, video } from '../../../../tests/open-day'

const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
const field = () => page.getByRole('searchbox', { name: 'Find in the transcript' })
const matches = () => [...document.querySelectorAll('mark')]

async function openTranscript(width: number, height: number) {
  await page.viewport(width, height)
  await openDay('main', '12?tab=transcript')
  await expect.element(page.getByRole('button', { name: /^0:02/ })).toBeVisible()
}

test('on a phone the search stays in view, right above the matches that it leads to', async () => {
  await openTranscript(390, 700)
  await field().fill('light')
  await expect.poll(() => matches().length).toBeGreaterThan(1)
  const previous = page.getByRole('button', { name: 'Previous match' })
  // The last match is far below.
  await previous.click()
  const tools = () => box(previous.element()).bottom
  const last = () => box(matches().at(-1))
  await expect.poll(() => last().bottom).toBeLessThan(700)
  await expect.poll(() => last().top).toBeGreaterThan(tools())
  expect(box(field().element()).top).toBeGreaterThanOrEqual(box(page.getByRole('tablist').element()).bottom)
  expect(scrollY).toBeGreaterThan(0)
})

test('below a video that does not stay in view, the transcript scrolls by itself, and the search stays above it', async () => {
  await openTranscript(1024, 700)
  await field().fill('light')
  await expect.poll(() => matches().length).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Previous match' }).click()
  const last = () => box(matches().at(-1))
  await expect.poll(() => last().bottom).toBeLessThanOrEqual(700)
  const list = box(page.getByRole('list', { name: 'Transcript' }).element())
  expect(last().top).toBeGreaterThanOrEqual(list.top)
  expect(list.height).toBeLessThan(600)
  // The header's height.
  expect(box(field().element()).top).toBeGreaterThan(72)
})

test('the way back to the current sentence is offered once the search is over', async () => {
  await openTranscript(1024, 700)
  await expect.poll(() => video()?.readyState).toBeGreaterThan(0)
  video()!.currentTime = 30
  const back = page.getByRole('button', { name: 'Back to 0:30' })
  await field().fill('light')
  await page.getByRole('button', { name: 'Next match' }).click()
  await expect.element(back).not.toBeInTheDocument()
  await field().fill('')
  await back.click()
  await expect.element(back).not.toBeInTheDocument()
  expect(document.activeElement).toHaveAttribute('aria-current', 'true')
})

test('a step to another match says what is said there, and when', async () => {
  await openTranscript(1024, 700)
  await field().fill('light')
  await expect.poll(() => matches().length).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Previous match' }).click()
  const row = matches().at(-1)?.closest('[data-cue]')
  const said = [row?.querySelector('button'), row?.querySelector('[lang]')]
  const [time, words] = said.flatMap((part) => part ?? []).map((part) => part.textContent.replaceAll('\n', ' '))
  const spoken = () => [...document.querySelectorAll('[role=status]')].map((region) => region.textContent)
  await expect.poll(spoken).toContain(`${time}. ${words}`)
})

test('a word that is never said has no matches', async () => {
  await openTranscript(1024, 700)
  await field().fill('umbrella')
  await expect.element(page.getByText('No matches', { exact: true }).first()).toBeVisible()
})

test('words can be selected to be copied, and a press without a drag jumps', async () => {
  await openTranscript(1024, 700)
  const row = page.getByRole('button', { name: /^0:02/ }).element().closest('[data-cue]')!
  const words = page.elementLocator(row.querySelector('[lang]')!)
  // The browser takes the end of a drag for a press.
  await userEvent.dragAndDrop(words, words, { sourcePosition: { x: 1, y: 8 }, targetPosition: { x: 90, y: 8 } })
  const selected = getSelection()!.toString()
  expect(selected.length).toBeGreaterThan(4)
  expect(words.element().textContent.startsWith(selected)).toBe(true)
  expect(video()?.currentTime).toBe(0)
  await words.click()
  await expect.poll(() => video()?.currentTime).toBeGreaterThanOrEqual(2)
})
