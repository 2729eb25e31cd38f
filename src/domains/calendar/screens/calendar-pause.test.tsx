import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serverNow } from '#/api/clock'
import type { TestWorld } from '../../../../mocks/test-world'
import { personOf } from '../../../../mocks/world/create-world'
import { openCalendar, openPause } from '../../../../tests/open-calendar'
import { lookAtClock } from '../../../../tests/pass-time'
import { courseQueries } from '#/domains/study/stream-queries'

test('when a pause is over the current state is fetched, once the server has had time to notice', async () => {
  const app = await openCalendar('frozen')
  const asked = app.world.received('L1').length
  const endAt = (endDate: Date) =>
    app.client.setQueryData(courseQueries.streams().queryKey, (known) =>
      known?.map((one) => ({
        ...one,
        userCourseStreamFreeze: one.userCourseStreamFreeze && { ...one.userCourseStreamFreeze, endDate },
      })),
    )
  endAt(new Date(serverNow() - 2000))
  lookAtClock()
  await expect.element(page.getByRole('button', { name: 'End the pause' })).toBeVisible()
  expect(app.world.received('L1')).toHaveLength(asked)
  await expect
    .poll(() => {
      lookAtClock()
      return app.world.received('L1').length
    })
    .toBe(asked + 1)
})

test('a refused pause shows its reason beside the field and keeps the choice; pressing again sends nothing', async () => {
  const app = await openCalendar('main')
  await openPause()
  await page.getByLabelText('First day of the pause').fill('2026-06-10')
  await page.getByLabelText('Last day of the pause').fill('2026-06-09')
  await expect
    .element(page.getByLabelText('Last day of the pause'))
    .toHaveAccessibleDescription('The last day comes before the first one.')
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

test('a field that the server refuses takes the focus, so that its reason is read', async () => {
  const app = await openCalendar('main')
  const real = app.world.fetch
  app.world.fetch = (input, init) =>
    new Request(input, init).url.includes('freeze/create')
      ? Promise.resolve(Response.json({ success: false, data: null, errors: { end_date: ['Too late.'] } }))
      : real(input, init)
  await openPause()
  await page.getByRole('button', { name: 'Pause for 14 days' }).click()
  const last = page.getByLabelText('Last day of the pause')
  await expect.element(last).toHaveAccessibleDescription('Too late.')
  await expect.element(last).toHaveFocus()
})

test('a refused pause of a bought course is not taken for one of a demo course', async () => {
  const app = await openCalendar('main')
  await openPause()
  app.world.setFault('L4', '403')
  await page.getByRole('button', { name: 'Pause for 14 days' }).click()
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expect.element(page.getByText('A demo course cannot be paused.')).not.toBeInTheDocument()
})

test('a pause whose answer was lost is announced once the server shows it', async () => {
  const app = await openCalendar('main')
  await openPause()
  app.world.setFault('L4', 'lost', 1)
  await page.getByRole('button', { name: 'Pause for 14 days' }).click()
  await expect.element(page.getByText('The course waits for you.')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText(/A pause is planned from/)).toBeVisible()
  expect(app.world.received('L4')).toHaveLength(1)
})

test('a failed pause is not announced as made where a pause of the same days was cancelled', async () => {
  const days = { start: Date.UTC(2026, 5, 9, 23) / 1000, end: Date.UTC(2026, 5, 23, 23) / 1000 }
  const app = await openCalendar('main', ({ change }) =>
    change(({ learners }) => {
      for (const stream of learners.find(({ persona }) => persona === 'main')?.streams.slice(0, 1) ?? [])
        stream.freeze = { status: 2, ...days, movedStages: [], movedEnd: false }
    }),
  )
  await openPause()
  app.world.setFault('L4', '500', 1)
  await page.getByRole('button', { name: 'Pause for 14 days' }).click()
  await expect.poll(() => app.world.received('L4')).toHaveLength(1)
  await expect.poll(() => app.client.isMutating() + app.client.isFetching()).toBe(0)
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expect.element(page.getByText('The course waits for you.')).not.toBeInTheDocument()
})

test('a pause from today fetches the current state once', async () => {
  const app = await openCalendar('main')
  const asked = () => app.world.received('user-course-streams/9002/status').length
  const before = asked()
  await openPause()
  await page.getByLabelText('First day of the pause').fill('2026-06-09')
  await page.getByRole('button', { name: 'Pause for 15 days' }).click()
  await expect.element(page.getByText('The course waits for you.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'End the pause' })).toBeVisible()
  await expect.poll(() => app.client.isFetching()).toBe(0)
  expect(asked()).toBe(before + 1)
})

test('a pause from today is accepted in the last hour of a day of 25 hours too', async () => {
  const live = (world: TestWorld) =>
    world.change((state) => {
      personOf(state, 'main').user.timezone = 'Europe/Berlin'
    })
  const app = await openCalendar('main', live, new Date('2026-10-25T22:40:00Z'))
  await openPause()
  await page.getByLabelText('First day of the pause').fill('2026-10-25')
  await page.getByRole('button', { name: /^Pause for/ }).click()
  await expect.element(page.getByText('The course waits for you.')).toBeVisible()
  expect(app.world.received('L4')).toHaveLength(1)
})

test('a pause is chosen in the calendar by keyboard, and what is typed beside it is shown there', async () => {
  await openCalendar('main')
  await openPause()
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

test('a pause is ended early after a confirmation, by one request that is never repeated', async () => {
  const app = await openCalendar('frozen')
  await page.getByRole('button', { name: 'End the pause' }).click()
  await expect.element(page.getByRole('button', { name: 'Keep the pause' })).toHaveFocus()
  await page.getByRole('button', { name: 'End it and go on' }).click()
  await expect.element(page.getByRole('link', { name: 'Start day 12' }).first()).toBeInTheDocument()
  await expect.element(page.getByText('The pause is over.')).toBeVisible()
  await expect.poll(() => app.address()).not.toContain('modal')
  expect(app.world.received('L5')).toHaveLength(1)
})

test('an early end whose answer was lost closes its confirmation, in the address too', async () => {
  const app = await openCalendar('frozen')
  await page.getByRole('button', { name: 'End the pause' }).click()
  app.world.setFault('L5', 'lost', 1)
  await page.getByRole('button', { name: 'End it and go on' }).click()
  await expect.element(page.getByRole('link', { name: 'Start day 12' }).first()).toBeInTheDocument()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.poll(() => app.address()).not.toContain('modal')
  expect(app.address()).toContain('/calendar')
})

test('an address opens the pause form only where a pause is allowed', async () => {
  const app = await openCalendar('frozen')
  await app.router.navigate({ href: `${app.address()}?modal=end-freeze` })
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await app.router.navigate({ href: app.address().replace('end-freeze', 'freeze') })
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => app.address()).not.toContain('modal')
})

test('on the last day of the course a pause from today is proposed', async () => {
  await openCalendar('main', ({ change }) =>
    change(({ learners }) => {
      for (const stream of learners.find(({ persona }) => persona === 'main')?.streams.slice(0, 1) ?? [])
        stream.end = Date.UTC(2026, 5, 9, 20) / 1000
    }),
  )
  await openPause()
  await expect.element(page.getByLabelText('First day of the pause')).toHaveValue('2026-06-09')
  await expect.element(page.getByLabelText('First day of the pause')).not.toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('button', { name: 'Pause for 14 days' })).toBeVisible()
})

test('the longest pause counts from its first day', async () => {
  await openCalendar('main')
  await openPause()
  const last = page.getByLabelText('Last day of the pause')
  await expect.element(last).toHaveAttribute('max', '2027-06-09')
  await page.getByLabelText('First day of the pause').fill('2026-06-20')
  await expect.element(last).toHaveAttribute('max', '2027-06-19')
})

test('dates in another year are shown with it', async () => {
  await openCalendar('main')
  await openPause()
  await page.getByLabelText('Last day of the pause').fill('2027-06-09')
  const meaning = () => document.querySelector('dialog dl')?.textContent?.replaceAll('\u00A0', ' ')
  await expect.poll(meaning).toMatch(/ends24 August 24 August 2027Back onDay \d+, 10 June 2027$/)
  await page.getByRole('button', { name: 'Pause for 365 days' }).click()
  await expect.element(page.getByText(/^A pause is planned from .+\s2027\./)).toBeInTheDocument()
})

test('a year that the old and the new end of a course share is said once', async () => {
  await openCalendar('main', ({ change }) =>
    change(({ learners }) => {
      for (const stream of learners.find(({ persona }) => persona === 'main')?.streams.slice(0, 1) ?? [])
        stream.end = Date.UTC(2027, 2, 6, 20) / 1000
    }),
  )
  await openPause()
  const meaning = () => document.querySelector('dialog dl')?.textContent?.replaceAll('\u00A0', ' ')
  await expect.poll(meaning).toContain('ends6 March 20 March 2027Back on')
  await page.getByLabelText('Last day of the pause').fill('2027-06-01')
  await expect.poll(meaning).toMatch(/ends6 March 2027 \d+ February 2028Back on/)
})

test('a date that is not whole is said beside its field, and of the other one nothing', async () => {
  await openCalendar('main')
  await openPause()
  const first = page.getByLabelText('First day of the pause')
  await expect.element(first).toBeVisible()
  // Of the field's three parts the one that has the focus.
  first.element().focus()
  await userEvent.keyboard('{Backspace}')
  await expect.element(first).toHaveAccessibleDescription('Choose a day or enter a full date that exists.')
  await expect.element(first).toHaveFocus()
  await expect.element(page.getByLabelText('Last day of the pause')).not.toHaveAttribute('aria-invalid', 'true')
})
