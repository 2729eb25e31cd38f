import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { courseQueries } from '#/domains/study/stream-queries'
import { studyQueries } from '#/domains/study/course-queries'
import { holdIdle } from '#/platform/when-idle'
import type { TestWorld } from '../../../../mocks/test-world'
import { personOf } from '../../../../mocks/world/create-world'
import { renderApp } from '../../../../tests/render-app'

const NOW = new Date('2026-06-09T18:30:00Z')

beforeEach(() => page.viewport(1000, 800))

const heading = (name: string | RegExp, level = 1) => page.getByRole('heading', { level, name })

test('homework is listed by course with its state, and each course is requested once', async () => {
  const app = await renderApp('/homework', { scenario: 'homework-fail', now: NOW })
  await expect.element(heading('Light First', 2)).toBeVisible()
  await expect.element(page.getByText('1 of 3 approved')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /One egg.*Day 12\. Read why.*Not approved.*10 points/ }))
    .toBeVisible()
  const paths = app.world.received('L3').map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(app.world.received('L7').length).toBeLessThanOrEqual(paths.length)
  expect(app.world.received('L1')).toHaveLength(1)
})

test('the tasks of one course request no other', async () => {
  // The menus count the homework of the others, once the page is idle.
  const idle = Promise.withResolvers<void>()
  holdIdle(idle.promise)
  onTestFinished(() => idle.resolve())
  const app = await renderApp('/tasks/9002', { scenario: 'main', now: NOW })
  await expect.element(heading('Light First')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /One egg/ }).first()).toBeVisible()
  expect(app.world.received('L3').filter(({ path }) => !path.includes('9002'))).toEqual([])
  expect(app.world.received('L7')).toHaveLength(1)
})

test('a task that is still looked up has a placeholder for its title, not the name of its stage', async () => {
  const { world } = await renderApp(
    '/homework',
    { scenario: 'homework-fail', now: NOW },
    { prepare: (before) => before.setFault('L13', 'never', 1) },
  )
  const row = page.getByRole('link', { name: /Stage 2\. Due on 12 June/ })
  await expect.element(row).toBeVisible()
  expect(row.element().textContent).toMatch(/^Stage 2\. /)
  expect(world.received('L13')).toHaveLength(1)
})

test('a heading has text while its task is still looked up', async () => {
  await renderApp(
    '/tasks',
    { scenario: 'homework-fail', now: NOW },
    { prepare: (before) => before.setFault('L13', 'never', 1) },
  )
  await expect.element(heading('Your homework', 2)).toBeInTheDocument()
  const words = [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent.trim())
  expect(words).not.toContain('')
})

test('the page of a task that is still looked up is titled by its kind', async () => {
  const app = await renderApp('/home', { scenario: 'homework-fail', now: NOW })
  const stream = app.world.read().learners.find((one) => one.persona === 'main')?.streams[0]
  app.world.setFault('L13', 'never')
  app.client.removeQueries({ queryKey: ['homework'] })
  await app.router.navigate({ href: `/homework/${stream?.id}/4102` })
  await expect.element(heading('Homework')).toBeInTheDocument()
})

test('a task that could not be looked up says so, and can be requested again', async () => {
  const { world } = await renderApp(
    '/homework',
    { scenario: 'homework-fail', now: NOW },
    { prepare: (before) => before.setFault('L13', '403') },
  )
  await page.getByRole('link', { name: /Stage 2\. Due on 12 June/ }).click()
  await expect.element(heading('The task didn’t load', 3)).toBeVisible()
  world.setFault('L13', null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading('The task didn’t load', 3)).not.toBeInTheDocument()
  await expect.element(heading(/Front light/)).toBeVisible()
})

test('the state is in the address, with counts, and a wrong one shows all', async () => {
  const app = await renderApp('/homework?state=nonsense', { scenario: 'homework-fail', now: NOW })
  await expect.element(page.getByRole('link', { name: 'All 5' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Approved 1' }).click()
  await expect.poll(app.address).toContain('state=approved')
  await expect.element(page.getByRole('link', { name: /Three windows/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /One egg/ })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'On checking 0' }).click()
  await expect.element(heading('Nothing is being checked', 2)).toBeVisible()
})

test('a locked one says why in a dialog over the list, and back closes it', async () => {
  const app = await renderApp('/homework', { scenario: 'homework-fail', now: NOW })
  const row = page.getByRole('button', { name: /Corner with a figure.*The course has ended.*Locked/ })
  await row.click()
  await expect
    .element(page.getByRole('dialog', { name: /Corner with a figure belongs to a course that has ended/ }))
    .toBeVisible()
  expect(app.address()).toContain('modal=locked')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(row).toHaveFocus()
})

test('homework that was not approved and cannot be sent again says why', async () => {
  await renderApp(
    '/homework',
    { scenario: 'homework-fail', now: NOW },
    {
      prepare: (before) =>
        before.change((world) => {
          personOf(world, 'main').streams[0]!.end = NOW.getTime() / 1000 - 86_400
        }),
    },
  )
  await expect
    .element(page.getByRole('link', { name: /One egg.*Day 12\. The course has ended.*Not approved/ }))
    .toBeVisible()
  await expect.element(page.getByText(/Read why, then send it again/)).not.toBeInTheDocument()
})

test('homework that the learner declined opens no stage, and is due with the course', async () => {
  const app = await renderApp('/home', { scenario: 'blocked-stage', now: NOW })
  const stream = personOf(app.world.read(), 'main').streams[0]!
  const stages = await app.client.query(studyQueries.stages(stream.courseId))
  const refused = stages.flatMap(({ requestHomeworks }) => requestHomeworks)
  app.client.setQueryData(courseQueries.streams().queryKey, (streams) =>
    streams?.map((one) => ({ ...one, filters: { ...one.filters, refusedHomeworkIds: refused } })),
  )
  await app.router.navigate({ href: '/homework' })
  await expect.element(page.getByRole('link', { name: /Stage 2\. Due on 24\sAugust/ })).toBeVisible()
  await expect.element(page.getByText(/opens stage 3/i)).not.toBeInTheDocument()
})

test('the reason for a lock distinguishes a day’s homework from a stage’s with the same id', async () => {
  const app = await renderApp('/home', { scenario: 'blocked-stage', now: NOW })
  const courseId = personOf(app.world.read(), 'main').streams[0]!.courseId
  const stages = await app.client.query(studyQueries.stages(courseId))
  const egg = stages.flatMap(({ days }) => days).find(({ homeworks }) => homeworks.length > 0)!.homeworks[0]!
  const twin = { ...egg, homework: { ...egg.homework!, title: 'Its twin' } }
  app.client.setQueryData(
    studyQueries.stages(courseId).queryKey,
    stages.map((stage) => {
      const [own] = stage.homeworks
      return own && stage.title === 'Hard and soft'
        ? {
            ...stage,
            days: stage.days.map((day, n) => (n > 0 ? day : { ...day, homeworks: [{ ...twin, id: own.id }] })),
          }
        : stage
    }),
  )
  await app.router.navigate({ href: '/homework' })
  const explains = async (title: RegExp) => {
    await page.getByRole('button', { name: title }).click()
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  }
  await explains(/Hard and soft, one face/)
  await explains(/Its twin/)
})

/** The stages of one course fail after the screen is drawn, which requests again what failed before. */
function failOnce(world: TestWorld, kind: string): void {
  world.setFault('L7', kind, 1)
  world.setLatency(1000)
}

test('one course that does not load fails alone, and appears after a retry', async () => {
  await renderApp('/homework', { scenario: 'homework-fail', now: NOW }, { prepare: (world) => failOnce(world, '403') })
  await expect.element(page.getByText('The homework of this course didn’t load')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /approved|Not sent|Approved/i }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('The homework of this course didn’t load')).not.toBeInTheDocument()
})

test('a course that the server does not show says so, and offers no retry', async () => {
  await renderApp('/homework', { scenario: 'homework-fail', now: NOW }, { prepare: (world) => failOnce(world, '404') })
  await expect.element(page.getByText(/The school has not published it here/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /approved|Not sent|Approved/i }).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('three hundred rows stay light: twenty at a time, and the focus moves to the first new one', async () => {
  const app = await renderApp('/homework', { scenario: 'bulk', now: NOW })
  await expect.element(page.getByRole('button', { name: 'Show 20 more' })).toBeVisible()
  const rows = () => document.querySelectorAll('[data-homework]')
  await expect.poll(() => rows().length).toBe(20)
  await expect.element(page.getByText(/^20 of 3\d\d$/)).toBeVisible()
  const list = rows()[0]?.closest('section')?.parentElement
  // A title or picture that is on its way has a placeholder around it.
  await expect.poll(() => list?.querySelectorAll('*').length).toBeLessThan(400)
  await page.getByRole('button', { name: 'Show 20 more' }).click()
  await expect.poll(() => rows().length).toBe(40)
  expect(rows()[20]?.contains(document.activeElement)).toBe(true)
  expect(app.address()).toContain('pages=2')
})

test('forty courses that are loading or failed stay light too, and each can be reached', async () => {
  const app = await renderApp(
    '/homework',
    { scenario: 'bulk', now: NOW },
    { prepare: (world) => world.setFault('L7', 'never') },
  )
  const sections = () => document.querySelectorAll('main section[aria-labelledby]')
  await expect.element(page.getByRole('status').first()).toBeVisible()
  const list = sections()[0]?.parentElement
  expect(sections().length).toBeLessThan(10)
  expect(list?.querySelectorAll('*').length).toBeLessThan(400)
  app.world.setFault('L7', '403')
  await app.client.cancelQueries()
  await app.client.resetQueries({ queryKey: ['courses', 'stages'] })
  await expect.element(page.getByRole('button', { name: 'Show 20 more' })).toBeVisible()
  await expect.poll(() => sections().length).toBe(20)
  expect(list?.querySelectorAll('*').length).toBeLessThan(400)
})

test('with nothing to send the screen says what comes next', async () => {
  await renderApp('/homework?state=send', { scenario: 'newcomer', now: NOW })
  await expect.element(heading('Nothing to send today', 2)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Continue learning' })).toBeVisible()
})

test('the reason for a lock names what is missing, even where the course knows only its id', async () => {
  await renderApp('/homework', { scenario: 'blocked-stage', now: NOW })
  // The day on which that was due has come already.
  await expect.element(page.getByRole('link', { name: /Stage 2\. Opens stage 3/ })).toBeVisible()
  await page.getByRole('button', { name: /Hard and soft.*Opens after the homework of stage 2/ }).click()
  await expect.element(page.getByRole('dialog').getByText('Front light, and why it flatters')).toBeVisible()
})

test('in the list of tasks, the one that is due first is above the others', async () => {
  await renderApp('/tasks', { scenario: 'homework-fail', now: NOW })
  await expect.element(heading('Tasks')).toBeVisible()
  await expect.element(page.getByText('In 3 days', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Send the homework' }).click()
  await expect.element(page.getByRole('link', { name: 'Tasks', exact: true }).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send for review' })).toBeVisible()
})

test('a task whose day has passed is overdue', async () => {
  await renderApp('/tasks', { scenario: 'blocked-stage', now: NOW })
  await expect.element(page.getByText('Overdue', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Opens stage 3', { exact: true })).toBeVisible()
})

test('the place of the task that is due first is kept until every course has answered', async () => {
  const app = await renderApp(
    '/tasks',
    { scenario: 'homework-fail', now: NOW },
    { prepare: (before) => before.setFault('L3', 'never', 1) },
  )
  const lead = page.getByRole('link', { name: 'Send the homework' })
  await expect.element(page.getByText(/of 1 done/).first()).toBeVisible()
  const first = heading('Light First', 2)
  const { top } = first.element().getBoundingClientRect()
  await expect.element(lead).not.toBeInTheDocument()
  app.world.setFault('L3', null)
  const waiting = { predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined }
  await app.client.cancelQueries(waiting)
  await app.client.refetchQueries(waiting)
  await expect.element(lead).toBeVisible()
  expect(Math.abs(first.element().getBoundingClientRect().top - top)).toBeLessThan(24)
})

test('tasks of one course, and an unknown course inside the shell', async () => {
  const app = await renderApp((world) => `/tasks/${personOf(world, 'main').streams[0]?.id}`, {
    scenario: 'homework-fail',
    now: NOW,
  })
  await expect.element(heading('Light First')).toBeVisible()
  await expect.element(heading('The Quiet Portrait', 2)).not.toBeInTheDocument()
  await app.router.navigate({ href: '/tasks/999999' })
  await expect.element(page.getByText('There is no such homework among yours')).toBeVisible()
})

test('tasks have no filter: an address with one shows them all', async () => {
  await renderApp('/tasks?state=checking', { scenario: 'homework-fail', now: NOW })
  await expect.element(heading('Tasks')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[data-homework]').length).toBeGreaterThan(0)
})

test('the course of a task that the server does not know cannot be shown', async () => {
  const app = await renderApp('/home', { scenario: 'main', now: NOW })
  const stream = app.world.read().learners.find((one) => one.persona === 'main')?.streams[1]
  app.world.setFault('L7', '404')
  await app.router.navigate({ href: `/homework/${stream?.id}/1` })
  await expect.element(page.getByRole('heading', { name: 'This course cannot be shown' })).toBeVisible()
  await app.router.navigate({ href: `/tasks/${stream?.id}/1` })
  await expect.element(page.getByRole('heading', { name: 'This course cannot be shown' })).toBeVisible()
})
