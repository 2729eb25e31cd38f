import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDay, play, video } from '../../../../tests/open-day'
import { renderApp } from '../../../../tests/render-app'
import { statusAsked } from '../../../../tests/status-asked'

const NOW = new Date('2026-06-09T18:30:00Z')

beforeEach(() => page.viewport(1000, 700))

test('the first play starts the day, what is watched is sent, and each request is made once', async () => {
  const app = await openDay()
  await expect
    .element(page.getByRole('heading', { level: 1, name: /Side light and the shape of things/ }))
    .toBeInTheDocument()
  const asked = ['L1', 'L3', 'L7'].flatMap((call) => app.world.received(call).map(({ path }) => path))
  expect(asked).toEqual([...new Set(asked)])
  await play()
  await expect.poll(() => app.world.received('L10')).toHaveLength(1)
  await expect.poll(() => app.world.received('L11')).toHaveLength(1)
  expect(app.world.received('L11')[0]?.body).toMatchObject({ playCount: 1, viewedSeconds: expect.any(Number) })
  await expect.element(page.getByRole('button', { name: 'Start day 12' })).not.toBeInTheDocument()
})

test('the homework of a day leaves a date unsaid that is far off', async () => {
  await openDay()
  const homework = page.getByRole('region', { name: 'Your homework' })
  await expect.element(homework.getByText('Not sent', { exact: true })).toBeVisible()
  expect(homework.element().textContent).not.toMatch(/August/)
})

test('a day is finished by a press, once, with its points, and says what comes next', async () => {
  const app = await openDay()
  await page.getByRole('button', { name: 'Finish day 12' }).dblClick()
  await expect.element(page.getByRole('dialog', { name: 'Day 12 is done' })).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: '+10 points' })).toBeVisible()
  await expect.element(page.getByRole('dialog').getByText(/^Day 13: /)).toBeVisible()
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'Send the homework' }))
    .toHaveAttribute('href', expect.stringMatching(/\?row=\d+$/))
  expect(app.world.received('L10').map(({ path }) => path.split('/').at(-1))).toEqual(['start', 'finish'])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Day 12 is done')).toBeVisible()
  expect(app.address()).not.toContain('modal')
})

test('a finish that is pressed while the day is being started waits for it', async () => {
  const app = await openDay()
  await expect.element(page.getByRole('button', { name: 'Finish day 12' })).toBeVisible()
  app.world.setLatency(500)
  await page.getByRole('button', { name: 'Start day 12' }).click()
  const finish = page.getByRole('button', { name: 'Finish day 12' })
  await finish.dblClick()
  await expect.element(finish).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('dialog', { name: 'Day 12 is done' })).toBeVisible()
  expect(app.world.received('L10').map(({ path }) => path.split('/').at(-1))).toEqual(['start', 'finish'])
})

test('the start button hands its focus to the end of the day', async () => {
  await openDay()
  const start = page.getByRole('button', { name: 'Start day 12' })
  await start.click()
  await expect.element(start).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'End of the day' })).toHaveFocus()
})

test('a start whose answer was lost is not a failure once the server shows it', async () => {
  const app = await openDay()
  app.world.setFault('L10', 'lost', 1)
  await page.getByRole('button', { name: 'Start day 12' }).click()
  await expect.element(page.getByRole('button', { name: 'Start day 12' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  app.world.setFault('L10', '403', 1)
  await page.getByRole('button', { name: 'Finish day 12' }).click()
  await expect.element(page.getByText('The day’s state did not change.')).toBeVisible()
})

test('a finish also waits for a start that playing has triggered', async () => {
  const app = await openDay()
  await expect.element(page.getByRole('button', { name: 'Finish day 12' })).toBeVisible()
  app.world.setLatency(2000)
  await play()
  await page.getByRole('button', { name: 'Finish day 12' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Day 12 is done' })).toBeVisible()
  expect(app.world.received('L10').map(({ path }) => path.split('/').at(-1))).toEqual(['start', 'finish'])
})

test('a day that is finished after it was left is announced where the learner is', async () => {
  const app = await openDay()
  await expect.element(page.getByRole('button', { name: 'Finish day 12' })).toBeVisible()
  app.world.setLatency(500)
  await page.getByRole('button', { name: 'Finish day 12' }).click()
  await page.getByRole('link', { name: 'Day 11' }).click()
  await expect.element(page.getByText('Day 12 is done')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(app.router.latestLocation.href).toMatch(/calendar\/11$/)
})

test('the arrow to a neighbouring day says which one under the pointer', async () => {
  await openDay()
  const name = page.elementLocator(document.body).getByText('Day 11', { exact: true })
  await expect.element(name).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Day 11' }).hover()
  await expect.element(name).toBeVisible()
})

test('the day’s progress is fetched once per visit, since the last viewing time is sent on leaving', async () => {
  const app = await openDay()
  await page.getByRole('button', { name: 'Start day 12' }).click()
  await expect.poll(() => app.world.received('L12')).toHaveLength(1)
  await page.getByRole('link', { name: 'Day 11' }).click()
  await page.getByRole('link', { name: 'Day 12' }).click()
  const asked = () => app.world.received('L12').map(({ path }) => path)
  await expect.poll(() => asked().filter((path) => path === asked()[0])).toHaveLength(2)
})

test('repeats stay within their bounds and are remembered', async () => {
  const app = await openDay()
  const repeats = page.getByRole('group', { name: 'Repeats of part 2' })
  await expect.element(repeats.getByText('3×')).toBeVisible()
  for (const _ of [4, 5]) await repeats.getByRole('button').last().click()
  await expect.element(repeats.getByText('5×')).toBeVisible()
  await expect.element(page.getByText(/rounds done\. Choose 2 to 5\./)).toBeVisible()
  await page.getByRole('link', { name: 'Day 11' }).click()
  await expect.element(page.getByRole('link', { name: 'Day 12' })).toBeVisible()
  await page.getByRole('link', { name: 'Day 12' }).click()
  await expect.element(page.getByRole('group', { name: 'Repeats of part 2' }).getByText('5×')).toBeVisible()
  expect(app.address()).toMatch(/calendar\/12$/)
})

test('the address knows the lesson and the open tab', async () => {
  const app = await openDay()
  await page.getByRole('link', { name: /The second lamp you already own/ }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'The second lamp you already own' })).toBeVisible()
  await page.getByRole('tab', { name: 'Transcript' }).click()
  await expect.poll(() => app.address()).toMatch(/lesson=\d+&tab=transcript/)
})

test('the transcript can be searched, seeks, and is available in another language', async () => {
  await openDay()
  await page.getByRole('tab', { name: 'Transcript' }).click()
  await page.getByRole('searchbox', { name: 'Find in the transcript' }).fill('EGG')
  await expect.element(page.getByText(/^\d+ matches$/).first()).toBeVisible()
  expect(document.querySelector('mark')?.textContent?.toLowerCase()).toBe('egg')
  await page.getByRole('searchbox', { name: 'Find in the transcript' }).fill('')
  const cue = page.getByRole('list', { name: 'Transcript' }).getByRole('button', { name: /^0:36/ })
  await expect.poll(() => video()?.readyState).toBeGreaterThan(0)
  await cue.click()
  await expect.poll(() => video()?.currentTime).toBeGreaterThan(30)
  await page.getByRole('combobox', { name: 'Language of the transcript' }).selectOptions('Русский')
  await expect.element(page.getByRole('list', { name: 'Transcript' }).getByText(/яйц/i).first()).toBeVisible()
})

test('a choice that was saved although its answer was lost is not a failure', async () => {
  const app = await openDay()
  app.world.setFault('L6', 'lost', 1)
  const option = page.getByRole('button', { name: 'With a phone' })
  await option.click()
  await expect.poll(() => app.world.received('L6')).toHaveLength(1)
  await expect.poll(() => app.client.isFetching() + app.client.isMutating()).toBe(0)
  await expect.element(option).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Your choice was not saved.')).not.toBeInTheDocument()
})

test('a course option leaves out lessons that do not fit, and a refusal is shown', async () => {
  const app = await openDay()
  app.world.setFault('L6', '500', 1)
  const option = page.getByRole('button', { name: 'With a phone' })
  // One alone does not say what it chooses.
  await expect.element(page.getByText('How you train', { exact: true })).toBeVisible()
  await option.click()
  await expect.element(page.getByText('Your choice was not saved.')).toBeVisible()
  await option.click()
  await expect.element(option).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => app.world.received('L6')[1]?.body)
    .toMatchObject({
      filters: { training_lesson_option_values: [expect.any(Number)] },
    })
})

test('a choice keeps what was chosen for other days', async () => {
  const app = await renderApp(
    '/home',
    { scenario: 'main', now: NOW },
    {
      prepare: ({ change }) =>
        change((world) => {
          for (const { streams } of world.learners)
            for (const stream of streams) stream.filters = { training_lesson_option_values: [77] }
        }),
    },
  )
  const stream = app.world.read().learners.find((one) => one.persona === 'main')?.streams[0]
  await app.router.navigate({ href: `/course/${stream?.id}/calendar/12` })
  await page.getByRole('button', { name: 'With a phone' }).click()
  await expect
    .poll(() => app.world.received('L6')[0]?.body)
    .toMatchObject({ filters: { training_lesson_option_values: [77, expect.any(Number)] } })
})

test('a second quick press on an option takes it back, though nothing has been drawn since the first', async () => {
  const app = await openDay()
  const option = page.getByRole('button', { name: 'With a phone' })
  await expect.element(option).toBeVisible()
  const element = option.element() as HTMLElement
  element.click()
  element.click()
  await expect.poll(() => app.world.received('L6')).toHaveLength(2)
  const [first, second] = app.world.received('L6').map(({ body }) => body)
  expect(first).toMatchObject({ filters: { training_lesson_option_values: [expect.any(Number)] } })
  expect(second).toMatchObject({ filters: { training_lesson_option_values: [] } })
  await expect.element(option).toHaveAttribute('aria-pressed', 'false')
})

test('start refused by the server: the status is fetched again past the cache', async () => {
  const app = await openDay()
  const before = statusAsked(app)
  app.world.setFault('L10', '403', 1)
  await page.getByRole('button', { name: 'Start day 12' }).click()
  await expect.poll(() => statusAsked(app)).toBeGreaterThan(before)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Finish day 12' })).toBeVisible()
})

test('a day of rest says so and can be finished', async () => {
  await openDay('rest-day', '4')
  await expect.element(page.getByText(/A day of rest: nothing has to be done/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Finish day 4' })).toBeVisible()
})

test('a wrongly filled day can still be finished', async () => {
  await openDay('badly-filled', '1')
  await expect
    .element(page.getByText('The day is incorrectly filled. Please contact our technical support'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Finish day 1' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Day 1 is done' })).toBeVisible()
})

test('a locked day says why', async () => {
  await openDay('blocked-stage', '15')
  await expect.element(page.getByText(/Day 15 is locked now/)).toBeVisible()
  // The course knows only the id of this homework.
  await expect.element(page.getByText('Front light, and why it flatters')).toBeVisible()
  await expect.element(page.getByText('Not sent yet')).toBeVisible()
  // The requested row, where the course contains its task more than once.
  await expect
    .element(page.getByRole('link', { name: 'Send the homework' }))
    .toHaveAttribute('href', expect.stringMatching(/\/homework\/\d+\/\d+\?row=\d+$/))
})

test('a day of a course that needs a subscription leads to where it is renewed', async () => {
  await openDay('stopped', '3')
  await page.getByRole('link', { name: 'Renew the subscription' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'More of “Light First”' })).toBeVisible()
})

test('a number without a day gives the not-found page of the course', async () => {
  await openDay('main', '999')
  await expect.element(page.getByRole('heading', { name: 'This course has no such day' })).toBeVisible()
})

test('a course that does not load fails inside the shell and appears after a retry', async () => {
  const app = await renderApp('/home', { scenario: 'main', now: NOW })
  const stream = app.world.read().learners.find((one) => one.persona === 'main')?.streams[1]
  app.world.setFault('L7', '500')
  await app.router.navigate({ href: `/course/${stream?.id}/calendar/1` })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('navigation').first()).toBeInTheDocument()
})

test('the transcript is of the video that is shown', async () => {
  await openDay()
  await page.getByRole('link', { name: /Turn the egg, not the lamp/ }).click()
  await page.getByRole('tab', { name: 'Transcript' }).click()
  const firstCue = () => document.querySelector('[data-cue]')?.textContent
  await expect.poll(firstCue).toMatch('0:04Sit down')
  await page.getByRole('radio', { name: 'Explain' }).click()
  await expect.poll(firstCue).toMatch('0:00Sit down')
})
