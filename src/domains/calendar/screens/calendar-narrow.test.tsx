import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openCalendar } from '../../../../tests/open-calendar'

const tile = (name: RegExp) => page.getByRole('link', { name })
const boxOf = (name: RegExp) => tile(name).element().getBoundingClientRect()

test('on a phone the head of a course under way is a line, the current stage is rows, and the others are marks', async () => {
  await page.viewport(390, 844)
  await openCalendar('main')
  const more = page.getByRole('button', { name: 'More of this course' })
  await expect.element(more).toBeVisible()
  const head = more.element().closest('.grid')
  expect(head?.getBoundingClientRect().height).toBe(72)
  const row = boxOf(/^Day 13, /)
  expect(row.width).toBeGreaterThan(340)
  expect(row.top).toBeGreaterThanOrEqual(boxOf(/^Day 12, /).bottom)
  expect(tile(/^Day 13, /).element().textContent).toContain('One lamp, nine positionsWed 10')
  expect(boxOf(/^Day 1, /).height).toBe(40)
  // What is past comes last.
  expect(boxOf(/^Day 1, /).top).toBeGreaterThan(boxOf(/^Day 14, /).top)
  expect(boxOf(/^Day 2, /).top).toBe(boxOf(/^Day 1, /).top)
  await more.click()
  await expect.element(page.getByRole('menuitem', { name: 'Materials' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Freeze course' })).toBeVisible()
})

test('in a wide window the days of every stage to come have their titles', async () => {
  await page.viewport(1300, 900)
  await openCalendar('main')
  const stage = page.getByRole('region').filter({ has: page.getByRole('button', { name: /^Day 15/ }) })
  const [title] = stage.element().querySelectorAll('li .line-clamp-2, li [class*=line-clamp]')
  expect(title).toBeVisible()
  expect(title?.textContent).not.toBe('')
  await page.getByRole('button', { name: 'More of this course' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Materials' })).not.toBeInTheDocument()
})

test.each([
  { width: 390, below: /^Day 14, /, first: /^Day 8, / },
  { width: 1300, below: /^Day 20, /, first: /^Day 1, / },
])('the days are one stop of the Tab key, and the arrows move between them: $width px', async (row) => {
  await page.viewport(row.width, 900)
  await openCalendar('main')
  const days = [...document.querySelectorAll<HTMLElement>('[data-day]')]
  const stops = () => days.filter(({ tabIndex }) => tabIndex === 0)
  expect(days).toHaveLength(42)
  expect(stops()).toHaveLength(1)
  expect(stops()[0]).toHaveAccessibleName(/^Day 12, /)
  stops()[0]?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tile(/^Day 13, /)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement?.textContent).toMatch(row.below)
  await userEvent.keyboard('{Home}')
  await expect.element(tile(row.first)).toHaveFocus()
  expect(stops()).toEqual([tile(row.first).element()])
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(tile(row.first)).toHaveFocus()
})
