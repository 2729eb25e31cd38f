import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keepRows, rowsBefore } from '#/platform/rows-before'
import { personOf } from '../../../../mocks/world/create-world'
import type { TestWorld } from '../../../../mocks/test-world'
import { heldCall } from '../../../../tests/held-call'
import { renderApp } from '../../../../tests/render-app'

const COURSE = { id: 9002, name: 'Light First' }
const LIST = `homework.all.${COURSE.id}`

const learnerOf = (world: TestWorld) => personOf(world.read(), 'main').id
const inCourse = (what: string) =>
  [...document.querySelectorAll('section')]
    .find((section) => section.querySelector('h2')?.textContent === COURSE.name)
    ?.querySelectorAll(what).length ?? 0

it.each([
  ['five at first', null, 5],
  ['as many as it had the last time', 7, 7],
])('the homework of a course waits in rows: %s', async (_, before, count) => {
  await renderApp(
    '/homework',
    {},
    {
      prepare: (world) => {
        world.setFault('L7', 'never', 9)
        if (before !== null) keepRows(learnerOf(world), LIST, before)
      },
    },
  )
  await expect.poll(() => inCourse('.size-14')).toBe(count)
})

it('the number of rows is kept for the next visit', async () => {
  const { world } = await renderApp('/homework')
  await expect.poll(() => inCourse('[data-homework]')).toBeGreaterThan(0)
  expect(rowsBefore(learnerOf(world), LIST)).toBe(inCourse('[data-homework]'))
})

it('the tabs stay where they are when their counts come', async () => {
  const courses = heldCall('/stages')
  await renderApp('/homework', {}, { prepare: courses.prepare })
  const places = () => page.getByRole('navigation', { name: 'Homework by state' }).getByRole('link').elements()
  await expect.poll(places).toHaveLength(4)
  const lefts = () => places().map((tab) => tab.getBoundingClientRect().left)
  const before = lefts()
  courses.release()
  await expect.element(page.getByRole('link', { name: /^To send\s*\d$/ })).toBeVisible()
  expect(lefts()).toEqual(before)
})
