import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { dayByNumber } from '#/domains/study/days/find-day'
import { patchLesson } from '#/domains/study/days/patch-lesson'
import { studyQueries } from '#/domains/study/course-queries'
import { openDay, play, video } from '../../../../tests/open-day'

beforeEach(() => page.viewport(1000, 700))

test('the lesson that was chosen for the learner stays while it becomes complete', async () => {
  const app = await openDay('main', '12?lesson=999999')
  await expect.element(page.getByRole('button', { name: 'Play' }).first()).toBeVisible()
  const shown = () => document.querySelector('main h2')?.textContent
  const name = shown()
  const stream = app.world.read().learners.find((one) => one.persona === 'main')?.streams[0]
  const stages = app.client.getQueryData(studyQueries.stages(stream?.courseId ?? 0).queryKey)
  const day = dayByNumber(stages ?? [], 12)
  const lesson = day?.lessonSets.flatMap(({ lessons }) => lessons).find((one) => one.title === name)
  const viewed = { viewedSeconds: 86_400, playCount: 1, dayStatusId: null, dayStatus: null }
  patchLesson(app.client, { ...viewed, streamId: stream?.id ?? 0, dayId: day?.id ?? 0, lessonId: lesson?.id ?? 0 })
  await expect.element(page.getByText('1 of 4 lessons')).toBeVisible()
  expect(shown()).toBe(name)
})

test('the plan of another day is not that of today', async () => {
  await openDay('main', '8')
  await expect.element(page.getByRole('heading', { name: 'Plan for the day' })).toBeVisible()
})

test('a phone that is turned keeps playing in the other layout, from the same position', async () => {
  await openDay()
  localStorage.setItem('learner.playback', JSON.stringify({ isMuted: true }))
  await page.getByRole('link', { name: /The second lamp/ }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: /The second lamp/ })).toBeVisible()
  await expect.poll(() => video()?.currentTime).toBeGreaterThan(0)
  const wide = video()
  if (wide) wide.currentTime = 30
  await expect.poll(() => wide?.currentTime).toBeGreaterThan(33.5)
  await page.viewport(390, 800)
  await expect.poll(() => video()).not.toBe(wide)
  await expect.poll(() => video()?.currentTime).toBeGreaterThan(30)
  await expect.poll(() => video()?.paused).toBe(false)
})

test('a lesson that was chosen from the plan does not start again after a pause', async () => {
  await openDay()
  localStorage.setItem('learner.playback', JSON.stringify({ isMuted: true }))
  await page.getByRole('link', { name: /The second lamp/ }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: /The second lamp/ })).toBeVisible()
  await expect.poll(() => video()?.currentTime).toBeGreaterThan(0.5)
  const started = vi.spyOn(video()!, 'play')
  // The page is drawn again while it plays, and after the pause.
  await page.getByRole('tab', { name: 'Transcript' }).click()
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  video()?.pause()
  started.mockClear()
  await page.getByRole('tab', { name: 'Plan' }).click()
  await expect.element(page.getByRole('heading', { name: 'Plan for today' })).toBeVisible()
  expect(started).not.toHaveBeenCalled()
  expect(video()?.paused).toBe(true)
})

test('the current lesson plays with each press on it in the plan', async () => {
  await openDay()
  localStorage.setItem('learner.playback', JSON.stringify({ isMuted: true }))
  const lesson = page.getByRole('link', { name: /The second lamp/ })
  for (let press = 0; press < 3; press += 1) {
    await lesson.click()
    await expect.element(page.getByRole('heading', { level: 2, name: /The second lamp/ })).toBeVisible()
    await expect.poll(() => video()?.paused).toBe(false)
    await expect.poll(() => video()?.currentTime).toBeGreaterThan(0)
    video()?.pause()
  }
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a press with %s, which opens a lesson elsewhere, plays nothing here',
  async (key) => {
    await openDay()
    localStorage.setItem('learner.playback', JSON.stringify({ isMuted: true }))
    const lesson = page.getByRole('link', { name: /The second lamp/ })
    await lesson.click()
    await expect.poll(() => video()?.currentTime).toBeGreaterThan(0)
    video()?.pause()
    const started = vi.spyOn(video()!, 'play')
    // The test has no use for the other tab.
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    lesson.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
    await page.getByRole('tab', { name: 'Transcript' }).click()
    await expect.element(page.getByRole('searchbox')).toBeVisible()
    expect(started).not.toHaveBeenCalled()
  },
)

test('watching the explanation counts as time, not as a play of the lesson', async () => {
  const app = await openDay()
  const link = page.getByRole('link', { name: /Turn the egg, not the lamp/ })
  await expect.element(link).toBeVisible()
  // Not by a press, which would play the exercise first.
  await app.router.navigate({ href: link.element().getAttribute('href') ?? '' })
  await expect.element(page.getByRole('heading', { level: 2, name: /Turn the egg/ })).toBeVisible()
  const own = () => video()
  await expect.element(page.getByRole('radio', { name: 'Explain' })).toBeVisible()
  const exercise = own()
  await page.getByRole('radio', { name: 'Explain' }).click()
  await expect.poll(own).not.toBe(exercise)
  await play()
  await expect.poll(() => app.world.received('L11').length, { timeout: 9000 }).toBeGreaterThan(0)
  expect(app.world.received('L11')[0]?.body).toMatchObject({ playCount: 0, viewedSeconds: expect.any(Number) })
})

test('turning the phone in full screen keeps the video that fills it, until full screen is left', async () => {
  await page.viewport(390, 800)
  await openDay()
  await page.getByRole('link', { name: /The second lamp/ }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: /The second lamp/ })).toBeVisible()
  await expect.poll(() => video()).not.toBeNull()
  const tall = video()
  const full = vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(tall)
  document.dispatchEvent(new Event('fullscreenchange'))
  await page.viewport(844, 390)
  await expect.element(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  expect(video()).toBe(tall)
  full.mockReturnValue(null)
  document.dispatchEvent(new Event('fullscreenchange'))
  await expect.poll(() => video()).not.toBe(tall)
})

test('choosing a lesson below its video scrolls the video into view', async () => {
  await page.viewport(900, 500)
  await openDay()
  const frame = page.getByRole('region', { name: 'Video player' })
  await expect.element(frame).toBeVisible()
  const lesson = page.getByRole('link', { name: /The second lamp/ })
  await expect.element(lesson).toBeInTheDocument()
  lesson.element().scrollIntoView()
  expect(frame.element().getBoundingClientRect().top).toBeLessThan(0)
  await lesson.click()
  await expect.element(page.getByRole('heading', { level: 2, name: /The second lamp/ })).toBeVisible()
  await expect.poll(() => frame.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
})

test("on a phone the address contains the player's open settings, and back closes only them", async () => {
  await page.viewport(390, 800)
  const app = await openDay()
  await page.getByRole('button', { name: 'Playback settings' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Playback' })).toBeVisible()
  expect(app.address()).toContain('modal=playback')
  app.router.history.back()
  await expect.element(page.getByRole('dialog', { name: 'Playback' })).not.toBeInTheDocument()
  expect(app.address()).toMatch(/calendar\/12$/)
})

test('a video that is not converted says so, and lessons without a video have no player', async () => {
  await openDay('not-converted', '3')
  await expect.element(page.getByText("The video hasn't been converted yet")).toBeVisible()
  await page.getByRole('link', { name: /No video/ }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'No video' })).toBeVisible()
  expect(document.querySelector('[aria-label="Video player"]')).toBeNull()
})

test('a lesson with a survey links to it in a new tab, without a referrer', async () => {
  await openDay()
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  const survey = page.getByRole('link', { name: /Answer the survey about this lesson/ })
  await expect.element(survey).not.toBeInTheDocument()
  await page.getByRole('link', { name: /Three frames on one table/ }).click()
  await expect.element(survey).toHaveAttribute('href', 'https://forms.lumen.example/side-light')
  await expect.element(survey).toHaveAttribute('target', '_blank')
  await expect.element(survey).toHaveAttribute('rel', expect.stringContaining('noreferrer'))
})

test('another lesson of the day takes its place at once, whatever the day itself would wait for', async () => {
  const app = await openDay()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Ninety degrees' })).toBeVisible()
  vi.spyOn(app.client, 'query').mockReturnValue(new Promise(() => {}))
  await page.getByRole('link', { name: /The second lamp/ }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: /The second lamp/ })).toBeVisible()
})

test('the lesson before is not heard while another one is picked', async () => {
  await openDay()
  await expect.poll(() => video()?.readyState).toBeGreaterThan(1)
  const before = video()
  const started = vi.spyOn(before!, 'play')
  await page.getByRole('link', { name: /The second lamp/ }).click()
  await expect.poll(() => video()?.currentTime).toBeGreaterThan(0.5)
  expect(video()).not.toBe(before)
  expect(started).not.toHaveBeenCalled()
})
