import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addHomework } from '../../../../mocks/world/homework'
import { findCourse, homeworkRows } from '../../../../mocks/world/school'
import { makeDayStatus } from '../../../../tests/contract/made'
import { renderApp } from '../../../../tests/render-app'
import { studyQueries } from '#/domains/study/course-queries'

const NOW = new Date('2026-06-09T18:30:00Z')

test('home greets, names the day to do next and requests it in one round', async () => {
  const app = await renderApp('/home', { scenario: 'main', now: NOW })
  await expect
    .element(page.getByRole('heading', { level: 1, name: /Good evening, Vera.*Day\s12 is next/ }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Start day 12' })).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'This week' }).getByRole('listitem')).toHaveLength(7)
  // Other courses under way follow, for the menu's count; nothing is asked for twice.
  const asked = ['A9', 'L1', 'L38', 'L3', 'L7'].map((call) => app.world.received(call).map(({ path }) => path))
  expect(asked.filter((paths) => paths.length === 0)).toEqual([])
  expect(asked).toEqual(asked.map((paths) => [...new Set(paths)]))
})

test('home says of near homework how near it is, and leaves a date unsaid that is far off', async () => {
  await renderApp('/home', { scenario: 'main', now: NOW })
  await expect.element(page.getByText(/There is homework to send\./)).toBeVisible()
  const note = page.getByRole('listitem').filter({ hasText: 'Your homework' })
  await expect.element(note.getByText('In 3 days', { exact: true })).toBeVisible()
  await expect.element(note.getByRole('link', { name: 'Send it' })).toBeVisible()
  await expect.element(page.getByText(/is due on/)).not.toBeInTheDocument()
})

test('the play mark is a part of the picture that moves between home and calendar', async () => {
  await renderApp('/home', { scenario: 'main', now: NOW })
  await expect.element(page.getByRole('link', { name: 'Start day 12' })).toBeVisible()
  expect(document.querySelector('.lucide-play')?.closest('[data-shared^="course-"]')).not.toBeNull()
})

test('a day of rest has no play mark, on home and in the calendar’s head', async () => {
  await renderApp('/home', { scenario: 'rest-day', now: NOW })
  await expect.element(page.getByRole('link', { name: /^Start day/ })).toBeVisible()
  expect(document.querySelector('main .lucide-play')).toBeNull()
  await page.getByRole('link', { name: 'Course calendar' }).click()
  await expect.element(page.getByRole('button', { name: 'More of this course' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Start day/ }).first()).toBeInTheDocument()
  expect(document.querySelector('main .lucide-play')).toBeNull()
})

test('home names the right homework where the course contains its task more than once', async () => {
  await renderApp('/home', { scenario: 'homework-fail', now: NOW })
  await expect
    .element(page.getByRole('link', { name: 'Read why and send it again' }).first())
    .toHaveAttribute('href', expect.stringMatching(/\/homework\/\d+\/\d+\?row=\d+$/))
})

test('refused homework cannot be sent again while its stage is closed', async () => {
  await renderApp(
    '/home',
    { scenario: 'blocked-stage', now: NOW },
    {
      prepare: (world) =>
        world.change((all) => {
          for (const stream of all.learners.flatMap(({ streams }) => streams)) {
            const course = findCourse(all, stream.courseId)
            const asking = course?.stages.findLastIndex(({ requestHomeworks }) => requestHomeworks.length > 0) ?? 0
            const blocked = course && homeworkRows(course).find(({ stage }) => stage === course.stages[asking + 1])
            if (blocked) addHomework(all, stream, blocked, stream.start).status = 'FAIL'
          }
        }),
    },
  )
  await expect.element(page.getByText('Not approved').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open the homework' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Read why and send it again' })).not.toBeInTheDocument()
})

test('a course that did not load fails alone, and appears after a retry', async () => {
  const app = await renderApp(
    '/home',
    { scenario: 'main', now: NOW },
    { prepare: (world) => world.setFault('L7', '404') },
  )
  await expect.element(page.getByRole('heading', { name: 'Light First' }).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.poll(() => app.client.isFetching()).toBe(0)
  const asked = app.world.received('courses/41/stages').length
  app.world.setFault('L7', null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('link', { name: 'Start day 12' })).toBeVisible()
  expect(app.world.received('courses/41/stages')).toHaveLength(asked + 1)
})

test('a course whose days are not published yet is not called done, neither at home nor in its calendar', async () => {
  await renderApp(
    '/home',
    { scenario: 'main', now: NOW },
    {
      prepare: (world) => {
        const { fetch } = world
        world.fetch = (input, init) =>
          /\/stages\?/.test(new Request(input, init).url)
            ? Promise.resolve(Response.json({ success: true, data: [] }))
            : fetch(input, init)
      },
    },
  )
  const empty = page.getByRole('heading', { name: 'No days yet' })
  await expect.element(empty).toBeVisible()
  await expect.element(page.getByText('All days are done')).not.toBeInTheDocument()
  await page
    .getByRole('link', { name: /calendar/ })
    .first()
    .click()
  await expect.element(page.getByRole('button', { name: 'More of this course' })).toBeVisible()
  await expect.element(empty).toBeVisible()
})

test.each([
  ['frozen', 'End the pause'],
  ['empty', 'Write to support'],
])('in the scenario %s home offers: %s', async (scenario, action) => {
  await renderApp('/home', { scenario, now: NOW })
  await expect.element(page.getByRole('link', { name: action }).first()).toBeVisible()
})

test('a course that was stopped with its subscription leads to support, with the course named', async () => {
  await renderApp(
    '/home',
    { scenario: 'stopped', now: NOW },
    {
      prepare: (world) =>
        world.change((all) => {
          for (const learner of all.learners)
            learner.streams = learner.streams.filter(
              ({ isOptional, end }) => isOptional || (end !== null && end * 1000 < NOW.getTime()),
            )
        }),
    },
  )
  await page.getByRole('link', { name: 'Renew the subscription' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'More of “Light First”' })).toBeVisible()
})

test('courses are grouped by their state, searched in the address, and say how many were found', async () => {
  const app = await renderApp('/courses', { scenario: 'main', now: NOW })
  for (const name of ['In progress', 'Waiting', 'Completed']) {
    await expect.element(page.getByRole('region', { name: new RegExp(name) })).toBeVisible()
  }
  await expect.element(page.getByText(/Frozen until/)).toBeVisible()
  await expect.element(page.getByText(/days to go/)).toBeVisible()
  await page.getByRole('searchbox').fill('portrait')
  await expect.poll(() => app.address()).toContain('q=portrait')
  await expect.element(page.getByRole('link', { name: /Light First/ })).not.toBeInTheDocument()
  await page.getByRole('searchbox').fill('nowhere')
  await page.getByRole('button', { name: 'Show all courses' }).click()
  await expect.element(page.getByRole('link', { name: /Light First/ })).toBeVisible()
})

test('forty courses stay light: twenty are drawn at a time, and the search covers all of them', async () => {
  await renderApp('/courses', { scenario: 'bulk', now: NOW })
  const rows = () => document.querySelectorAll('[data-course]')
  await expect.element(page.getByRole('button', { name: 'Show 20 more' })).toBeVisible()
  expect(rows()).toHaveLength(20)
  expect(rows()[0]?.closest('section')?.parentElement?.querySelectorAll('*').length).toBeLessThan(400)
  const named = (n: number) => new RegExp(`^Practice ${n}(?!\\d)`)
  const hidden = [1, 38].find((n) => ![...rows()].some(({ textContent }) => named(n).test(textContent)))
  await page.getByRole('searchbox').fill(`Practice ${hidden}`)
  await expect.element(page.getByRole('link', { name: named(hidden ?? 0) })).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Show 20 more' }).click()
  await expect.poll(() => rows().length).toBe(40)
})

test('a stream without its course is listed with the others, and its calendar says that it cannot be shown', async () => {
  const app = await renderApp('/courses', { scenario: 'awkward', now: NOW })
  const card = page.getByRole('link', { name: /^Course\b/ }).first()
  await expect.element(card).toBeVisible()
  expect(card.element().textContent).not.toContain('0 of 0')
  await card.click()
  await expect.element(page.getByText('This course cannot be shown')).toBeVisible()
  await expect.element(page.getByText('0 of 0')).not.toBeInTheDocument()
  expect(app.address()).toMatch(/\/course\/\d+\/calendar/)
})

test('where every course is over, home says what was done and what stays open, and leads on', async () => {
  await renderApp('/home', { scenario: 'ended', now: NOW })
  await expect.element(page.getByText(/^You finished \d+ of \d+ days\./)).toBeVisible()
  await expect.element(page.getByText(/stays? open\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Renew the course' })).toBeVisible()
  await page.getByRole('link', { name: 'See your homework' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Homework' })).toBeVisible()
})

test('a day that is under way says how much of it is left', async () => {
  const app = await renderApp('/home', { scenario: 'main', now: NOW })
  await expect.element(page.getByRole('link', { name: 'Start day 12' })).toBeVisible()
  const stream = app.world.read().learners.find((one) => one.persona === 'main')!.streams[0]!
  const stages = await app.client.query(studyQueries.stages(stream.courseId))
  const day = stages.flatMap(({ days }) => days).find(({ dayNumber }) => dayNumber === 12)!
  const [first] = day.lessonSets.flatMap(({ lessons }) => lessons)
  const row = { streamId: stream.id, dayId: day.id, lessonId: first!.id, viewedSeconds: first!.delay, playCount: 1 }
  app.client.setQueryData(
    studyQueries.status(stream.id).queryKey,
    (known) =>
      known && {
        ...known,
        days: [
          ...known.days.filter(({ stageDayId }) => stageDayId !== day.id),
          makeDayStatus({ stageDayId: day.id, status: 'started' }),
        ],
        lessons: [{ ...row, dayStatusId: null, dayStatus: null }],
      },
  )
  await expect.element(page.getByText(/^1 of 4 lessons, \d+ minutes left\./)).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: '1 of 4 lessons' })).toBeVisible()
  await expect.element(page.getByText('11 days in a row')).toBeVisible()
})
