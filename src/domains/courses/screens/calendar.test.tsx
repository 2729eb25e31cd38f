import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serverNow } from '#/api/clock'
import { homeworkQueries } from '#/domains/homework/queries'
import { courseQueries } from '../queries'
import { studyQueries } from '../study-queries'
import type { TestWorld } from '../../../../mocks/test-world'
import { personOf } from '../../../../mocks/world/create-world'
import { makeHomeworkStatus } from '../../../../tests/contract/made'
import { renderApp } from '../../../../tests/render-app'

const NOW = new Date('2026-06-09T18:30:00Z')

async function openCalendar(scenario: string, prepare: (world: TestWorld) => void = () => {}) {
  const app = await renderApp('/home', { scenario, now: NOW }, { prepare })
  // Who leaves before the answers have come asks again for them.
  await expect.poll(() => app.world.received('L7').length > 0 && app.client.isFetching() === 0).toBe(true)
  await page.getByRole('link', { name: 'Course calendar' }).first().click()
  await expect.element(page.getByRole('heading', { name: 'Direction' })).toBeVisible()
  return app
}

const tile = (name: RegExp) => page.getByRole('link', { name })
const locked = (name: RegExp) => page.getByRole('button', { name })

test('days have full names, and their stages their progress', async () => {
  const app = await openCalendar('main')
  await expect.element(tile(/^Day 12, Tuesday 9 June, today, Side light and the shape of things/)).toBeInTheDocument()
  await expect.element(tile(/^Day 8, .*, done$/)).toBeInTheDocument()
  await expect.element(tile(/^Day 13, .*, required, to come$/)).toBeInTheDocument()
  await expect.element(page.getByText('4 of 7 days done')).toBeInTheDocument()
  await expect.element(page.getByText('Opens on 12 June, once the homework of stage 2 is sent.')).toBeInTheDocument()
  // Home had asked for both already.
  expect(['L3', 'L7'].filter((call) => app.world.received(call).length !== 1)).toEqual([])
})

test.each([390, 1000, 1300])('a required day carries its flag at a width of %d', async (width) => {
  await page.viewport(width, 900)
  await openCalendar('main')
  await expect.element(tile(/^Day 13, .*, required, to come$/)).toBeInTheDocument()
  const required = [...document.querySelectorAll('main li > *')].filter((one) => one.textContent.includes(', required'))
  expect(required).not.toEqual([])
  for (const one of required) expect(one.querySelector('.lucide-flag')).toBeVisible()
})

test('a locked day says why, and the next stage opens without the homework once that is confirmed', async () => {
  const app = await openCalendar('blocked-stage')
  await expect.element(page.getByText(/^Homework needed by/)).toBeInTheDocument()
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

test('homework that was not approved is not said to be unsent, and is sent again', async () => {
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
      // A day that is not finished yet, of whichever stage.
      requestDays: hasDay && stage === stages[1] ? [stages[2]?.days[0]?.id ?? 0] : [],
    })),
  )
  await locked(/^Day 16/).click()
  await page.getByRole('button', { name: 'Go on without it' }).click()
  const dialog = page.getByRole('alertdialog', { name: question })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText(says)).toBeVisible()
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
})

test('when the time of a stage comes the server is asked whether it is open', async () => {
  const app = await openCalendar('main')
  const stream = app.world.read().learners.find(({ persona }) => persona === 'main')?.streams[0]
  const asked = app.world.received('L3').length
  const soon = new Date(serverNow() + 300)
  app.client.setQueryData(
    studyQueries.status(stream?.id ?? 0).queryKey,
    (known) =>
      known && {
        ...known,
        stages: known.stages.map((one) => (one.status === 'close' ? { ...one, openAt: soon } : one)),
      },
  )
  await expect.poll(() => serverNow()).toBeGreaterThan(soon.getTime())
  expect(app.world.received('L3')).toHaveLength(asked)
  // The minute that passes.
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => app.world.received('L3').length).toBeGreaterThan(asked)
})

test('when a pause is over the server is asked what stands now', async () => {
  const app = await openCalendar('frozen')
  const asked = app.world.received('L1').length
  const soon = new Date(serverNow() + 300)
  app.client.setQueryData(courseQueries.streams().queryKey, (known) =>
    known?.map((one) => ({
      ...one,
      userCourseStreamFreeze: one.userCourseStreamFreeze && { ...one.userCourseStreamFreeze, endDate: soon },
    })),
  )
  await expect.poll(() => serverNow()).toBeGreaterThan(soon.getTime())
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => app.world.received('L1').length).toBeGreaterThan(asked)
})

test('a refused pause is said beside its field and keeps what was chosen; a press more sends nothing', async () => {
  const app = await openCalendar('main')
  await page.getByRole('button', { name: 'Freeze course' }).click()
  await page.getByLabelText('First day of the pause').fill('2026-06-10')
  await page.getByLabelText('Last day of the pause').fill('2026-06-09')
  await expect.element(page.getByText('The last day comes before the first one.')).toBeVisible()
  await page.getByLabelText('Last day of the pause').fill('2026-06-23')
  await expect.element(page.getByText('14 days', { exact: true })).toBeVisible()
  app.world.setFault('L4', '500', 1)
  await page.getByRole('button', { name: 'Pause for 14 days' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByLabelText('Last day of the pause')).toHaveValue('2026-06-23')
  await page.getByRole('button', { name: 'Pause for 14 days' }).dblClick()
  await expect.element(page.getByText('A pause is planned from 10 June to 23 June.')).toBeVisible()
  expect(app.world.received('L4')).toHaveLength(2)
  await page.getByRole('button', { name: 'Cancel the pause' }).click()
  const question = () => page.getByRole('alertdialog').element().textContent
  await expect.poll(question).toMatch(/from\W+10\W+June\W+to\W+23\W+June\./)
})

test('a pause whose answer got lost is told as made once the server shows it', async () => {
  const app = await openCalendar('main')
  await page.getByRole('button', { name: 'Freeze course' }).click()
  app.world.setFault('L4', 'lost', 1)
  await page.getByRole('button', { name: 'Pause for 14 days' }).click()
  await expect.element(page.getByText('The course waits for you.')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText(/A pause is planned from/)).toBeVisible()
  expect(app.world.received('L4')).toHaveLength(1)
})

test('a pause that fails is not told as made where one of the same days was cancelled', async () => {
  const days = { start: Date.UTC(2026, 5, 9, 23) / 1000, end: Date.UTC(2026, 5, 23, 23) / 1000 }
  const app = await openCalendar('main', ({ change }) =>
    change(({ learners }) => {
      for (const stream of learners.find(({ persona }) => persona === 'main')?.streams.slice(0, 1) ?? [])
        stream.freeze = { status: 2, ...days, movedStages: [], movedEnd: false }
    }),
  )
  await page.getByRole('button', { name: 'Freeze course' }).click()
  app.world.setFault('L4', '500', 1)
  await page.getByRole('button', { name: 'Pause for 14 days' }).click()
  await expect.poll(() => app.world.received('L4')).toHaveLength(1)
  await expect.poll(() => app.client.isMutating() + app.client.isFetching()).toBe(0)
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expect.element(page.getByText('The course waits for you.')).not.toBeInTheDocument()
})

test('a pause from today asks once what stands now', async () => {
  const app = await openCalendar('main')
  const asked = app.world.received('L3').length
  await page.getByRole('button', { name: 'Freeze course' }).click()
  await page.getByLabelText('First day of the pause').fill('2026-06-09')
  await page.getByRole('button', { name: 'Pause for 15 days' }).click()
  await expect.element(page.getByText('The course waits for you.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'End the pause' })).toBeVisible()
  await expect.poll(() => app.client.isFetching()).toBe(0)
  expect(app.world.received('L3')).toHaveLength(asked + 1)
})

test('a pause is chosen in the calendar by keys, and what is typed beside it is shown there', async () => {
  await openCalendar('main')
  await page.getByRole('button', { name: 'Freeze course' }).click()
  const day = (name: string) => page.getByRole('gridcell', { name, exact: true })
  const dayButton = (name: string) => page.getByRole('button', { name, exact: true })
  await expect.element(day('Wednesday 10 June')).toHaveAttribute('aria-selected', 'true')
  await expect.element(day('Tuesday 23 June')).toHaveAttribute('aria-selected', 'true')
  await expect.element(day('Wednesday 24 June')).toHaveAttribute('aria-selected', 'false')
  await expect.element(dayButton('Monday 8 June')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')

  await page.getByRole('button', { name: 'Next month' }).click()
  await expect.element(page.getByRole('grid', { name: 'July' })).toBeVisible()
  await userEvent.tab()
  await expect.element(dayButton('Friday 10 July')).toHaveFocus()
  await userEvent.keyboard('{PageUp}{ArrowRight}{ArrowDown}{Enter}')
  await expect.element(page.getByRole('grid', { name: 'June' })).toBeVisible()
  await expect.element(page.getByLabelText('First day of the pause')).toHaveValue('2026-06-18')
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(page.getByLabelText('Last day of the pause')).toHaveValue('2026-06-21')
  await expect.element(page.getByRole('button', { name: 'Pause for 4 days' })).toBeVisible()

  await page.getByLabelText('Last day of the pause').fill('2026-08-03')
  await page.getByLabelText('First day of the pause').fill('2026-08-01')
  await expect.element(page.getByRole('grid', { name: 'August' })).toBeVisible()
  await expect.element(day('Sunday 2 August')).toHaveAttribute('aria-selected', 'true')
})

test('a pause is ended early after a question, by one request that is never repeated', async () => {
  const app = await openCalendar('frozen')
  await page.getByRole('button', { name: 'End the pause' }).click()
  await expect.element(page.getByRole('button', { name: 'Keep the pause' })).toHaveFocus()
  await page.getByRole('button', { name: 'End it and go on' }).click()
  await expect.element(page.getByRole('link', { name: 'Start day 12' }).first()).toBeInTheDocument()
  await expect.element(page.getByText('The pause is over.')).toBeVisible()
  await expect.poll(() => app.address()).not.toContain('modal')
  expect(app.world.received('L5')).toHaveLength(1)
})

test('an address asks for a pause only where there may be one', async () => {
  const app = await openCalendar('frozen')
  await app.router.navigate({ href: `${app.address()}?modal=end-freeze` })
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await app.router.navigate({ href: app.address().replace('end-freeze', 'freeze') })
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a wrong id gives the not-found page of courses inside the shell', async () => {
  await renderApp('/course/999999/calendar', { scenario: 'main', now: NOW })
  await expect.element(page.getByRole('heading', { name: 'There is no such course among yours' })).toBeVisible()
  await expect.element(page.getByRole('navigation').first()).toBeInTheDocument()
})

test('a part that no course has is an unknown address', async () => {
  const app = await renderApp('/home', { now: NOW })
  const stream = app.world.read().learners.find((one) => one.persona === 'main')?.streams[0]
  await app.router.navigate({ href: `/course/${stream?.id}/nothing` })
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
