import { onlineManager } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { courseQueries } from '#/domains/study/stream-queries'
import { studyQueries } from '#/domains/study/course-queries'
import { personOf } from '../../../../mocks/world/create-world'
import { makeDayStatus, makeHomeworkStatus } from '../../../../tests/contract/made'
import { openDay as openDayOf } from '../../../../tests/open-day'
import { renderApp } from '../../../../tests/render-app'

const NOW = new Date('2026-06-09T18:30:00Z')

beforeEach(() => page.viewport(1000, 700))

async function openDay() {
  const app = await renderApp((world) => `/course/${personOf(world, 'main').streams[0]?.id}/calendar/12`, {
    scenario: 'main',
    now: NOW,
  })
  const { id: streamId, courseId } = personOf(app.world.read(), 'main').streams[0]!
  await expect.element(page.getByRole('button', { name: 'Finish day 12' })).toBeVisible()
  return {
    router: app.router,
    world: app.world,
    client: app.client,
    streamId,
    stages: await app.client.query(studyQueries.stages(courseId)),
  }
}

test('the end of a finished day does not offer homework that waits for an earlier stage', async () => {
  const { client, streamId, stages } = await openDay()
  const day = stages.flatMap(({ days }) => days).find(({ dayNumber }) => dayNumber === 12)!
  const says = page.getByText('The homework can still be sent.')
  const finished = makeDayStatus({ stageDayId: day.id, status: 'finished' })
  client.setQueryData(studyQueries.status(streamId).queryKey, (known) => known && { ...known, days: [finished] })
  await expect.element(says).toBeVisible()
  const failed = makeHomeworkStatus({ targetId: stages[0]!.requestHomeworks[0]!, status: 'FAIL', updatedAt: NOW })
  client.setQueryData(studyQueries.status(streamId).queryKey, (known) => known && { ...known, homeworks: [failed] })
  await expect.element(says).not.toBeInTheDocument()
  await expect.element(page.getByText('Locked', { exact: true })).toBeInTheDocument()
})

test('a day that could not be started says why, not that it is not started', async () => {
  const { world } = await openDay()
  world.setFault('POST L10', '429', 1)
  await page.getByRole('button', { name: 'Finish day 12' }).click()
  await expect.poll(() => world.received('L10')).toHaveLength(2)
  await expect.element(page.getByText(/Try again in \d+ seconds/)).toBeVisible()
  await expect.element(page.getByText('The day is not started.')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Finish day 12' }).click()
  await expect.element(page.getByRole('dialog').getByText('Day 12 is done')).toBeVisible()
})

test('the end of a day does not offer to open a next day that only time opens', async () => {
  const { client, world } = await openDayOf('main', '14')
  await expect.element(page.getByRole('button', { name: 'Finish day 14' })).toBeVisible()
  const { courseId } = personOf(world.read(), 'main').streams[0]!
  client.setQueryData(studyQueries.stages(courseId).queryKey, (known) =>
    known?.map((stage) => ({ ...stage, requestHomeworks: [], requestDays: [] })),
  )
  await page.getByRole('button', { name: 'Finish day 14' }).click()
  const dialog = page.getByRole('dialog', { name: 'Day 14 is done' })
  await expect.element(dialog.getByText(/^Day 15 opens on /)).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Back to the calendar' })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Open day 15' })).not.toBeInTheDocument()
})

test('the end of a day offers what opens the next day, where that is locked', async () => {
  await openDayOf('blocked-stage', '14?modal=finished')
  const dialog = page.getByRole('dialog', { name: 'Day 14 is done' })
  await expect.element(dialog.getByRole('link', { name: 'Send the homework' })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Open day 15' })).not.toBeInTheDocument()
})

test('the end of a day says why it leads to support, where the next one waits for a day that the course does not have', async () => {
  const { client, world } = await openDayOf('blocked-stage', '14?modal=finished')
  const { courseId } = personOf(world.read(), 'main').streams[0]!
  client.setQueryData(studyQueries.stages(courseId).queryKey, (stages = []) =>
    stages.map((stage, place) => ({ ...stage, requestHomeworks: [], requestDays: place === 1 ? [987_654] : [] })),
  )
  const dialog = page.getByRole('dialog', { name: 'Day 14 is done' })
  await expect.element(dialog.getByRole('link', { name: 'Write to support' })).toBeVisible()
  await expect.element(dialog.getByText(/after a day that the course does not have\. Support can help\./)).toBeVisible()
})

test('the end of a day says what was viewed, not what there was to view', async () => {
  const { client, world, streamId, stages } = await openDay()
  const day = stages.flatMap(({ days }) => days).find(({ dayNumber }) => dayNumber === 12)!
  const [first] = day.lessonSets.flatMap(({ lessons }) => lessons)
  const view = (viewedSeconds: number) =>
    world.change((changed) => {
      const { statistics } = personOf(changed, 'main').streams[0]!
      const row = { dayId: day.id, lessonId: first!.id, viewedSeconds, playCount: 1, dayStatus: 'started' as const }
      statistics.splice(0, statistics.length, ...statistics.filter(({ dayId }) => dayId !== day.id), row)
    })
  view(9)
  await page.getByRole('button', { name: 'Finish day 12' }).click()
  const dialog = page.getByRole('dialog', { name: 'Day 12 is done' })
  await expect.element(dialog.getByRole('listitem').filter({ hasText: '9 seconds viewed' })).toBeVisible()
  await expect.element(dialog.getByRole('listitem').filter({ hasText: '0 of 4 lessons' })).toBeVisible()
  await expect.element(dialog.getByRole('listitem').filter({ hasText: '+10 points' })).toBeVisible()
  await expect.element(dialog.getByText(/^4.lessons stay open\.$/)).toBeVisible()
  await expect.element(dialog.getByRole('img', { name: 'Tuesday 9 June, today, day 12, done' })).toBeVisible()
  // Eleven mornings of the mock world, and this one.
  await expect.element(dialog.getByText('12 days in a row')).toBeVisible()
  view(first!.delay)
  await client.invalidateQueries({ queryKey: studyQueries.status(streamId).queryKey })
  await expect.element(dialog.getByText(/^3.lessons stay open\.$/)).toBeVisible()
  await expect.element(dialog.getByRole('listitem').filter({ hasText: '1 of 4 lessons' })).toBeVisible()
  await expect.element(dialog.getByRole('listitem').filter({ hasText: 'minutes viewed' })).toBeVisible()
})

test('a finished day leads on to the next one, by its number, title and minutes', async () => {
  const { router, stages } = await openDay()
  const next = stages.flatMap(({ days }) => days).find(({ dayNumber }) => dayNumber === 13)!
  await page.getByRole('button', { name: 'Finish day 12' }).click()
  const dialog = page.getByRole('dialog', { name: 'Day 12 is done' })
  await expect.element(dialog.getByText(`Day 13: ${next.excerpt}`)).toBeVisible()
  await expect.element(dialog.getByText(/^\d+ minutes$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const end = page.getByRole('region', { name: 'End of the day' })
  await expect.element(end.getByText(`Day 13: ${next.excerpt}`)).toBeVisible()
  await end.getByRole('link', { name: 'Open day 13' }).click()
  await expect.poll(() => router.state.location.pathname).toMatch(/\/calendar\/13$/)
})

test('a finish whose answer was lost leaves the focus at the end of the day', async () => {
  const { world } = await openDay()
  world.setFault('L10', 'lost')
  await page.getByRole('button', { name: 'Finish day 12' }).click()
  await expect.element(page.getByText('Day 12 is done')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'End of the day' })).toHaveFocus()
})

test('documents without an address have no section of their own', async () => {
  const app = await openDay()
  const documents = page.getByRole('heading', { name: 'Documents' })
  await expect.element(documents).toBeVisible()
  app.client.setQueryData(courseQueries.streams().queryKey, (streams) =>
    streams?.map(({ course, ...stream }) => ({
      ...stream,
      course: course && { ...course, documents: course.documents.map((one) => ({ ...one, url: null, file: null })) },
    })),
  )
  await expect.element(documents).not.toBeInTheDocument()
})

test('without a line a day is started and finished on the device, and once there is one the server knows', async () => {
  const { world } = await openDay()
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await page.getByRole('button', { name: 'Finish day 12' }).click()
  await expect.element(page.getByText('You finished day 12.')).toBeVisible()
  await expect.element(page.getByText('You started day 12.')).toBeVisible()
  await expect.element(page.getByText(/Waiting for the network/).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Finish day 12' })).not.toBeInTheDocument()
  expect(world.received('L10')).toHaveLength(0)

  // It can be taken back as long as it waits.
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByRole('button', { name: 'Finish day 12' }).click()
  await expect.element(page.getByText('You finished day 12.')).toBeVisible()

  onlineManager.setOnline(true)
  await expect.element(page.getByText('Day 12 is done')).toBeVisible()
  expect(world.received('L10').map(({ path }) => path.split('/').at(-1))).toEqual(['start', 'finish'])
})

test('where nothing gets through though the device counts as online, both wait as well, and are sent by themselves', async () => {
  const { world } = await openDay()
  world.setFault('L10', 'offline')
  await page.getByRole('button', { name: 'Finish day 12' }).click()
  await expect.element(page.getByText('You finished day 12.')).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'End of the day' }).getByText(/did not change/))
    .not.toBeInTheDocument()
  world.setFault('L10', null)
  // As when the line comes back.
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await expect.element(page.getByText('Day 12 is done')).toBeVisible()
})
