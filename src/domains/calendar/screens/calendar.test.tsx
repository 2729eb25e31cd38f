import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { serverNow } from '#/api/clock'
import { homeworkQueries } from '#/domains/study/homework-queries'
import { studyQueries } from '#/domains/study/course-queries'
import { placed } from '../../../../tests/a11y/place'
import { openCalendar } from '../../../../tests/open-calendar'
import { lookAtClock } from '../../../../tests/pass-time'
import { personOf } from '../../../../mocks/world/create-world'
import { makeHomeworkStatus } from '../../../../tests/contract/made'
import { renderApp } from '../../../../tests/render-app'
import { statusAsked } from '../../../../tests/status-asked'

const NOW = new Date('2026-06-09T18:30:00Z')

const tile = (name: RegExp) => page.getByRole('link', { name })
const locked = (name: RegExp) => page.getByRole('button', { name })

test('days have full names, and their stages their progress', async () => {
  const app = await openCalendar('main')
  await expect.element(tile(/^Day 12, Tuesday 9 June, today, Side light and the shape of things/)).toBeInTheDocument()
  await expect.element(tile(/^Day 8, .*, done$/)).toBeInTheDocument()
  await expect.element(tile(/^Day 13, .*, required, to come$/)).toBeInTheDocument()
  await expect.element(page.getByText('4 of 7 days done')).toBeInTheDocument()
  await expect.element(page.getByText('Opens on 12 June, once the homework of stage 2 is sent.')).toBeInTheDocument()
  // Home had requested both already.
  const asked = ['L3', 'L7'].flatMap((call) => app.world.received(call).map(({ path }) => path))
  expect(asked).toEqual([...new Set(asked)])
})

test('a calendar whose subscriptions the server does not find says that it did not load, and loads after a retry', async () => {
  const { world } = await renderApp(
    placed('/course/$streamId/calendar', 'lumen', 'main'),
    { now: NOW },
    { prepare: (before) => before.setFault('L38', '404') },
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'This course didn’t load' })).toBeVisible()
  world.setFault('L38', null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('4 of 7 days done')).toBeInTheDocument()
})

test('the days of another year name it', async () => {
  await renderApp(placed('/course/$streamId/calendar', 'lumen', 'main'), { now: new Date('2027-01-05T10:30:00Z') })
  await expect.element(tile(/^Day 8, Friday 1 January, /)).toBeInTheDocument()
  await expect.element(tile(/^Day 7, 31 December 2026, /)).toBeInTheDocument()
})

test('a course that starts in another year names it', async () => {
  await renderApp('/courses', { now: new Date('2026-12-28T10:30:00Z') })
  await expect.element(page.getByText('Starts on 3 January 2027')).toBeInTheDocument()
})

test.each([390, 1000, 1300])('a required day carries its flag at a width of %d', async (width) => {
  await page.viewport(width, 900)
  await openCalendar('main')
  await expect.element(tile(/^Day 13, .*, required, to come$/)).toBeInTheDocument()
  const required = [...document.querySelectorAll('main li > *')].filter((one) => one.textContent.includes(', required'))
  expect(required).not.toEqual([])
  for (const one of required) expect(one.querySelector('.lucide-flag')).toBeVisible()
})

test('a locked stage says so once, not on each of its days', async () => {
  await page.viewport(1300, 900)
  await openCalendar('main')
  const stage = page.getByRole('region').filter({ has: locked(/^Day 15/) })
  await expect.element(stage).toBeVisible()
  expect(stage.element().querySelectorAll('.lucide-lock')).toHaveLength(1)
})

test('a locked day says why, and the next stage opens without the homework after a confirmation', async () => {
  const app = await openCalendar('blocked-stage')
  // Its date has come already.
  await expect.element(page.getByText('Homework needed', { exact: true })).toBeInTheDocument()
  await locked(/^Day 15/).click()
  await expect.element(page.getByRole('dialog', { name: 'Day 15 opens after the homework' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Send the homework' })).toBeVisible()
  await page.getByRole('button', { name: 'Go on without it' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Go on without the homework?' })).toBeVisible()
  await page.getByRole('button', { name: 'Open stage 3' }).click()
  await expect.element(tile(/^Day 15/)).toBeInTheDocument()
  // Nothing waits for it any more.
  await expect.element(page.getByText('Homework not sent').first()).toBeInTheDocument()
  await expect.element(page.getByText(/^Homework needed/)).not.toBeInTheDocument()
  expect(app.world.received('L6')).toHaveLength(1)
  expect(app.world.received('L6')[0]?.body).toMatchObject({ filters: { refused_homework_ids: [expect.any(Number)] } })
})

test('a course that has ended asks for no homework any more', async () => {
  const app = await renderApp('/home', { scenario: 'main', now: NOW })
  const { id } = personOf(app.world.read(), 'main').streams.find(({ end }) => end !== null && end * 1000 < +NOW)!
  await app.router.navigate({ href: `/course/${id}/calendar` })
  await expect.element(page.getByText('Homework not sent').first()).toBeInTheDocument()
  await expect.element(page.getByText(/^Homework needed/)).not.toBeInTheDocument()
  await expect.element(page.getByText(/^You finished \d+ of \d+ days\./)).toBeVisible()
  await expect.element(page.getByText(/Homework approved: \d+ of \d+\./)).toBeInTheDocument()
  // A closed stage says what was done of it, not once more that the course is over.
  await expect.element(page.getByText(/^\d of 7 days done$/).last()).toBeInTheDocument()
  await expect.element(page.getByText('The course has ended.', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'See your homework' })).toBeVisible()
  await page.getByRole('link', { name: 'Renew the course' }).click()
  await expect.poll(() => app.router.state.location.pathname).toBe(`/course/${id}/extend`)
})

test('a course in its last days leads to more of it', async () => {
  const app = await openCalendar('critical')
  await page.getByRole('link', { name: 'Extend the course' }).click()
  await expect.poll(app.address).toMatch(/^\/course\/\d+\/extend$/)
})

test('homework that was not approved is not called unsent, and can be sent again', async () => {
  const app = await openCalendar('blocked-stage')
  const stream = personOf(app.world.read(), 'main').streams[0]!
  const stages = await app.client.query(studyQueries.stages(stream.courseId))
  const targetId = stages.flatMap(({ requestHomeworks }) => requestHomeworks).at(-1)!
  app.client.setQueryData(studyQueries.status(stream.id).queryKey, (status) => {
    const failed = makeHomeworkStatus({ targetId, status: 'FAIL', updatedAt: NOW })
    return status && { ...status, homeworks: [...status.homeworks, failed] }
  })
  await expect.element(page.getByText('Opens once the homework of stage 2 is sent again.')).toBeInTheDocument()
  await locked(/^Day 15/).click()
  const dialog = page.getByRole('dialog', { name: 'Day 15 opens after the homework' })
  await expect.element(dialog.getByText('Not approved')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Send it again' })).toBeVisible()
})

test.each([
  {
    asks: 'a selfie',
    hasDay: false,
    question: 'Go on without the selfie?',
    says: /“Profile” stays on your list until 24\sAugust\.\s*$/,
  },
  {
    asks: 'a selfie and a day',
    hasDay: true,
    question: 'Go on without what is missing?',
    says: /“Profile” stays on your list .* The days stay open/,
  },
])('what is gone on without is named: $asks', async ({ hasDay, question, says }) => {
  const app = await openCalendar('blocked-stage')
  const stream = app.world.read().learners.find(({ persona }) => persona === 'main')?.streams[0]
  const task = (await app.client.query(homeworkQueries.all()))[0]
  if (!stream || !task) throw new Error('nothing to go on without')
  const selfie = { ...task, type: 'selfie' as const, title: 'Profile' }
  app.client.setQueryData(studyQueries.stages(stream.courseId).queryKey, (stages = []) =>
    stages.map((stage) => ({
      ...stage,
      homeworks: stage.homeworks.map((row) => ({ ...row, homework: selfie })),
      // An unfinished day, of any stage.
      requestDays: hasDay && stage === stages[1] ? [stages[2]?.days[0]?.id ?? 0] : [],
    })),
  )
  await locked(/^Day 16/).click()
  await page.getByRole('button', { name: 'Go on without it' }).click()
  const dialog = page.getByRole('alertdialog', { name: question })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText(says)).toBeVisible()
})

test('a required day that the course does not have is called so, and support is a press away', async () => {
  const app = await openCalendar('blocked-stage')
  const stream = app.world.read().learners.find(({ persona }) => persona === 'main')?.streams[0]
  app.client.setQueryData(studyQueries.stages(stream?.courseId ?? 0).queryKey, (stages = []) =>
    stages.map((stage, place) => ({ ...stage, requestHomeworks: [], requestDays: place === 1 ? [987_654] : [] })),
  )
  await expect.element(page.getByText(/once everything required before it is done\.$/).first()).toBeVisible()
  await locked(/^Day 16/).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('A day that the course does not have')).toBeVisible()
  await expect.element(dialog.getByText('It cannot be finished. Support can help.')).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: /after day/ })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Go on without it' }).click()
  const asks = page.getByRole('alertdialog', { name: 'Go on without what is missing?' })
  await expect.element(asks.getByText(/Days that the course does not have are no longer required\./)).toBeVisible()
  await expect.element(asks.getByText(/stay open/)).not.toBeInTheDocument()
  await asks.getByRole('button', { name: 'Not now' }).click()
  await dialog.getByRole('link', { name: 'Write to support' }).click()
  await expect.poll(() => app.address()).toContain('modal=support')
})

test('of a course of three hundred days only those near the view are drawn', async () => {
  await page.viewport(1244, 900)
  const app = await openCalendar('main')
  const stream = app.world.read().learners.find(({ persona }) => persona === 'main')?.streams[0]
  app.client.setQueryData(studyQueries.stages(stream?.courseId ?? 0).queryKey, (stages = []) =>
    Array.from({ length: 11 }, (_, time) =>
      stages.map((stage, n) => ({
        ...stage,
        id: stage.id + time * 1000,
        days: stage.days.map((day, k) => ({
          ...day,
          id: day.id + time * 1000,
          dayNumber: (time * stages.length + n) * 7 + k + 1,
        })),
      })),
    ).flat(),
  )
  const days = () => document.querySelectorAll('main section ol a, main section ol button')
  const stages = document.querySelectorAll('main section ol').length
  await expect.poll(() => document.querySelectorAll('main section ol').length).toBeGreaterThan(stages)
  await expect.poll(() => days().length).toBeLessThan(80)
  const height = document.documentElement.scrollHeight
  const last = [...document.querySelectorAll('main section ol')].at(-1)
  expect(last?.querySelectorAll('a, button')).toHaveLength(0)
  window.scrollTo(0, height)
  await expect.poll(() => last?.querySelectorAll('a, button').length).toBe(7)
  await expect.poll(() => days().length).toBeLessThan(80)
  expect(Math.abs(document.documentElement.scrollHeight - height)).toBeLessThan(100)
  // On paper there is no view to be near to.
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.poll(() => days().length).toBe(11 * 42)
})

test('when the time of a stage comes its status is fetched', async () => {
  const app = await openCalendar('main')
  const { id } = personOf(app.world.read(), 'main').streams[0]!
  await expect.poll(() => app.client.isFetching()).toBe(0)
  const asked = statusAsked(app)
  // The minute shown may still be that of the world before, whose clock was ahead of this one's.
  lookAtClock()
  // The server's clock may be a little behind, so it is asked four seconds later.
  const due = serverNow() + 1000
  const openAt = new Date(due - 4000)
  app.client.setQueryData(
    studyQueries.status(id).queryKey,
    (known) =>
      known && {
        ...known,
        stages: known.stages.map((one) => (one.status === 'close' ? { ...one, openAt } : one)),
      },
  )
  lookAtClock()
  await expect.poll(() => serverNow()).toBeGreaterThan(due - 500)
  expect(statusAsked(app)).toBe(asked)
  await expect.poll(() => serverNow()).toBeGreaterThan(due)
  lookAtClock()
  await expect.poll(() => statusAsked(app)).toBe(asked + 1)
})

test.each(['the calendar', 'home'])('what was due before coming back to %s is fetched there', async (place) => {
  const app = await openCalendar('main')
  const { id } = personOf(app.world.read(), 'main').streams[0]!
  const calendar = app.address()
  const away = '/user/settings'
  await app.router.navigate({ href: away })
  await expect.poll(() => app.address()).toBe(away)
  await expect.poll(() => app.client.isFetching()).toBe(0)
  const asked = statusAsked(app)
  const past = new Date(serverNow() - 60_000)
  app.client.setQueryData(
    studyQueries.status(id).queryKey,
    (known) =>
      known && {
        ...known,
        stages: known.stages.map((one) => (one.status === 'close' ? { ...one, openAt: past } : one)),
      },
  )
  await app.router.navigate({ href: place === 'home' ? '/home' : calendar })
  await expect.poll(() => statusAsked(app)).toBe(asked + 1)
})

test('a wrong id gives the not-found page of courses inside the shell', async () => {
  await renderApp('/course/999999/calendar', { scenario: 'main', now: NOW })
  await expect.element(page.getByRole('heading', { name: 'There is no such course among yours' })).toBeVisible()
  await expect.element(page.getByRole('navigation').first()).toBeInTheDocument()
})

test('a page that no course has is an unknown address', async () => {
  await renderApp((world) => `/course/${personOf(world, 'main').streams[0]?.id}/nothing`, { now: NOW })
  await expect.element(page.getByRole('heading', { name: 'There is nothing at this address.' })).toBeVisible()
})

test('back closes a modal', async () => {
  const app = await openCalendar('main')
  await locked(/^Day 15/).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  app.router.history.back()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => app.address()).not.toContain('modal')
})
