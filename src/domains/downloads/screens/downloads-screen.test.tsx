import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../../../../mocks/world/create-world'
import { openDay } from '../../../../tests/open-day'
import { accountQueries } from '#/domains/account/queries'
import { studyQueries } from '#/domains/study/course-queries'
import { courseQueries } from '#/domains/study/stream-queries'
import { keptMedia, NO_SPACE } from '#/platform/kept-media'
import { keptMediaDatabase, wipeLearner } from '#/platform/storage'
import { keptLesson } from '../kept-fixture'

let forget = () => {}

afterEach(() => forget())

/** The app on day 12 of the main learner's first course, with what the device is asked about. */
async function openApp() {
  const app = await openDay()
  const learnerId = app.client.getQueryData(accountQueries.user().queryKey)?.id ?? 0
  forget = () => wipeLearner(learnerId)
  const first = personOf(app.world.read(), 'main').streams[0]?.id
  const stream = app.client.getQueryData(courseQueries.streams().queryKey)?.find(({ id }) => id === first)
  await expect.element(page.getByRole('button', { name: 'Finish day 12' })).toBeVisible()
  const stages = app.client.getQueryData(studyQueries.stages(stream?.courseId ?? 0).queryKey) ?? []
  const dayId = (number: number) =>
    stages.flatMap(({ days }) => days).find(({ dayNumber }) => dayNumber === number)?.id ?? 0
  /** As another tab would. */
  async function keep(...lessons: Parameters<typeof keptLesson>[0][]) {
    const common = { streamId: stream?.id ?? 0, courseName: 'Light First' }
    await keptMedia(learnerId).add(
      lessons.map((lesson, place) =>
        keptLesson({ ...common, place, id: String(place), dayId: dayId(lesson?.dayNumber ?? 0), ...lesson }),
      ),
    )
    const channel = new BroadcastChannel(keptMediaDatabase(learnerId))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    channel.postMessage(null)
    channel.close()
  }
  return { app, keep, streamId: stream?.id ?? 0, dayId }
}

const openDownloads = ({ app }: Awaited<ReturnType<typeof openApp>>) =>
  app.router.navigate({ to: '/user/settings/downloads' })

it('says what removing finished days frees, beside what found no room, and removes just them', async () => {
  const opened = await openApp()
  await openDownloads(opened)
  await opened.keep(
    { dayNumber: 11, title: 'Of a finished day', state: 'loaded', bytes: 40_000_000, total: 40_000_000 },
    {
      dayNumber: 12,
      title: 'Without room',
      state: 'fail',
      failure: { code: NO_SPACE, needed: 5_000_000, free: 9_000_000 },
      total: 5_000_000,
    },
    { dayNumber: 12, title: 'Paused', isPaused: true, bytes: 1_000_000, total: 4_000_000 },
  )
  await expect.element(page.getByText('3 lessons, 39 MB')).toBeVisible()
  await expect.element(page.getByText(/^Not enough space\. It needs [\d.]+ MB more\.$/)).toBeVisible()
  await expect.element(page.getByText(/^Removing finished days frees [\d.]+ MB\.$/)).toBeVisible()
  await expect.element(page.getByText(/^Paused: 25%, /)).toBeVisible()
  // The way there is where the learner is already.
  await expect.element(page.getByRole('link', { name: 'Make room' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Remove finished days \([\d.]+ MB\)$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByRole('link', { name: 'Of a finished day' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Paused' })).toBeVisible()
  await expect.element(page.getByText(/^Everything that is kept takes/)).toBeVisible()
})

it('keeps the coming day by itself, and the next one in its place once it is finished', async () => {
  const opened = await openApp()
  await openDownloads(opened)
  await page.getByRole('switch', { name: /^Keep the next day by itself/ }).click()
  await expect.element(page.getByText('Day 12, kept by itself').first()).toBeVisible()
  await expect.element(page.getByText(/^Kept on this device, /).first()).toBeVisible()

  opened.app.world.change((world) => {
    const at = Math.floor(Date.now() / 1000)
    for (const stream of personOf(world, 'main').streams) {
      if (stream.id === opened.streamId)
        stream.days.push({ id: 1, dayId: opened.dayId(12), status: 'finished', startedAt: at, finishedAt: at })
    }
  })
  await opened.app.client.invalidateQueries({
    queryKey: studyQueries.status(opened.streamId).queryKey,
    refetchType: 'all',
  })
  await expect.element(page.getByText('Day 13, kept by itself').first()).toBeVisible()
  await expect.element(page.getByText('Day 12, kept by itself')).not.toBeInTheDocument()
})
