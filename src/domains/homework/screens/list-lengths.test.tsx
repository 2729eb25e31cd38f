import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { rememberRowCount, rememberedRowCount } from '#/platform/storage'
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
        if (before !== null) rememberRowCount(learnerOf(world), LIST, before)
      },
    },
  )
  await expect.poll(() => inCourse('.size-14')).toBe(count)
})

it.each(['/homework', '/tasks'])('a course without tasks keeps no rows for them on %s', async (path) => {
  const stages = heldCall('/stages')
  await renderApp(
    path,
    {},
    {
      prepare: (world) => {
        stages.prepare(world)
        rememberRowCount(learnerOf(world), path === '/tasks' ? LIST.replace('homework', 'tasks') : LIST, 0)
      },
    },
  )
  // Another course, which this device has never shown.
  await expect.element(page.getByText(/^Loading the homework of/).first()).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: COURSE.name })).not.toBeInTheDocument()
  // It has some by now.
  stages.release()
  await expect.element(page.getByRole('heading', { name: COURSE.name })).toBeVisible()
})

it('where no course has tasks, the wait is told without rows', async () => {
  await renderApp(
    `/tasks/${COURSE.id}`,
    {},
    {
      prepare: (world) => {
        world.setFault('L7', 'never', 9)
        rememberRowCount(learnerOf(world), LIST.replace('homework', 'tasks'), 0)
        rememberRowCount(learnerOf(world), `tasks.lead.${COURSE.id}`, 0)
      },
    },
  )
  await expect.element(page.getByText('Loading your homework')).toBeInTheDocument()
  expect(document.querySelectorAll('main section')).toHaveLength(0)
})

it('the number of rows is kept for the next visit', async () => {
  const { world } = await renderApp('/homework')
  await expect.poll(() => inCourse('[data-homework]')).toBeGreaterThan(0)
  expect(rememberedRowCount(learnerOf(world), LIST)).toBe(inCourse('[data-homework]'))
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
