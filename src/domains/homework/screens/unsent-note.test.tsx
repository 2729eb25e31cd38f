import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tellAnalytics } from '../../../../tests/tell-analytics'
import type { AnalyticsSink } from '#/analytics/track'
import { fakeUploads, photo } from '../../../../tests/fake-uploads'
import { EGG, openHomework } from '../../../../tests/open-homework'
import type { WorldControls } from '../../../../mocks/controls'
import { worldNow } from '../../../../mocks/world/clock'
import { personOf } from '../../../../mocks/world/create-world'
import { sendHomework } from '../../../../mocks/world/homework'
import { findCourse, homeworkRows } from '../../../../mocks/world/school'

const note = () => page.getByRole('textbox')

async function open() {
  const app = await openHomework()
  fakeUploads(app.world.fetch)
  await expect.element(note()).toBeVisible()
  return app
}

/** The learner's other device has sent an answer of its own. */
function sendElsewhere(controls: WorldControls) {
  controls.change((world) => {
    const learner = personOf(world, 'main')
    const stream = learner.streams[0]!
    const row = homeworkRows(findCourse(world, stream.courseId)!).find(({ homework }) => homework.id === EGG)!
    const state = stream.homeworks.find(({ targetId }) => targetId === row.homework.rowId)!
    sendHomework(world, learner, stream, state, { message: 'Sent from the phone.', fileIds: [] }, worldNow(world))
  })
}

/** The analytics events of the learner's actions. */
function toldEvents() {
  const told = vi.fn<AnalyticsSink>()
  onTestFinished(tellAnalytics(told))
  return () => told.mock.calls.map(([event]) => event)
}

test('text written here while the homework was sent from elsewhere is kept and shown', async () => {
  const app = await open()
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [photo('a.jpg')])
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await note().fill('Written here.')
  const events = toldEvents()
  sendElsewhere(app.world)
  await page.getByRole('button', { name: 'Send for review' }).click()
  const kept = page.getByRole('complementary', { name: /^Sent on/ })
  await expect.element(kept.getByText('This was not sent')).toBeVisible()
  await expect.element(kept.getByText('Written here.')).toBeVisible()
  expect(app.world.received('L15')).toHaveLength(1)
  // Neither announced nor counted as sent from here.
  expect(page.getByText(/^Homework sent\./).elements()).toEqual([])
  expect(events()).not.toContain('task_send')
  await app.router.navigate({ href: '/homework' })
  app.router.history.back()
  await kept.getByRole('button', { name: 'Remove it' }).click()
  await expect.element(kept.getByText('Written here.')).not.toBeInTheDocument()
  expect(Object.keys(localStorage).some((key) => key.includes('draft.homework'))).toBe(false)
})

test('sending in one tab does not remove what was written in another', async () => {
  const app = await open()
  await note().fill('Written here.')
  await expect.element(page.getByText('Saved on this device')).toBeVisible()
  sendElsewhere(app.world)
  for (const key of Object.keys(localStorage)) if (key.includes('draft.homework')) localStorage.removeItem(key)
  await app.client.invalidateQueries()
  await expect.element(page.getByText('This was not sent')).toBeVisible()
  await expect.element(page.getByText('Written here.')).toBeVisible()
})

test('an attempt that arrived although it failed here is announced and counted as sent', async () => {
  const app = await open()
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [photo('a.jpg')])
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await note().fill('Sent from the phone.')
  const events = toldEvents()
  app.world.setFault('POST L15', '500', 1)
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect.element(page.getByText("Couldn't send homework.")).toBeVisible()
  sendElsewhere(app.world)
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect.element(page.getByText(/^Homework sent\./)).toBeVisible()
  expect(events()).toContain('task_send')
})

test('text written before the course has ended is kept and shown beside the reason, and stands in the form if that opens again', async () => {
  const app = await open()
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [photo('a.jpg')])
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await note().fill('Written in time.')
  const end = (change: (now: number) => number) =>
    app.world.change((world) => {
      personOf(world, 'main').streams[0]!.end = change(worldNow(world))
    })
  end((now) => now - 60)
  await page.getByRole('button', { name: 'Send for review' }).click()
  const aside = page.getByRole('complementary', { name: 'Your answer' })
  await expect.element(aside.getByText('It cannot be sent right now.')).toBeVisible()
  await expect.element(aside.getByText('This was not sent')).toBeVisible()
  await expect.element(aside.getByText('Written in time.')).toBeVisible()
  end((now) => now + 86_400)
  await app.client.invalidateQueries()
  await expect.element(note()).toHaveValue('Written in time.')
})
