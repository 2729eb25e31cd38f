import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeUploads } from '../../../../tests/fake-uploads'
import { openDay, play, video } from '../../../../tests/open-day'
import { videoFrame } from './video-frame'

const ask = () => page.getByRole('button', { name: 'Ask about this moment' })
const question = () => page.getByRole('textbox', { name: 'Your question' })

/** Holds the picture of the next frame back until the answer is called: the learner is faster than the browser. */
function holdFrames() {
  const draw: (() => void)[] = []
  const spy = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    ...args
  ) {
    draw.push(() => this.toBlob(...args))
  })
  return () => {
    spy.mockRestore()
    for (const one of draw) one()
  }
}

/** A day whose video stands at 0:03. */
async function openAtThree() {
  const app = await openDay()
  await play()
  const element = video()
  element?.pause()
  if (element) element.currentTime = 3.4
  return app
}

test('a question about a moment goes to the chat with its frame, and its card leads back to the moment', async () => {
  await page.viewport(1244, 900)
  const app = await openAtThree()
  await ask().click()
  await expect.element(page.getByRole('img', { name: 'The picture at 0:03' })).toBeVisible()
  await question().fill('Is the lamp too close here?')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question()).not.toBeInTheDocument()
  const drawFrame = holdFrames()
  await ask().click()
  await expect.element(question()).toHaveValue('Is the lamp too close here?')
  const { XMLHttpRequest } = globalThis
  fakeUploads(app.world.fetch)
  await page.getByRole('button', { name: 'Send the question' }).click()
  drawFrame()
  await page.getByRole('button', { name: 'Open the chat' }).click()

  const sent = page.getByRole('article').filter({ hasText: 'Is the lamp too close here?' })
  await expect.element(sent.getByRole('link', { name: /^Open picture 1/ })).toBeVisible()
  const card = sent.getByRole('link', { name: /Day 12, at 0:03/ })
  await expect.element(card).toBeVisible()
  await expect.element(sent.getByText(/calendar/)).not.toBeInTheDocument()
  expect(app.world.received('L19')).toHaveLength(1)
  expect(app.world.received('A32')).toHaveLength(1)

  // The player loads by the browser's own.
  vi.stubGlobal('XMLHttpRequest', XMLHttpRequest)
  await card.click()
  await expect.poll(() => app.address()).toMatch(/calendar\/12\?lesson=\d+&t=3$/)
  await expect.poll(() => Math.floor(video()?.currentTime ?? 0)).toBe(3)
})

test('a frame that the browser keeps to itself is not sent, and a long or empty question not at all', async () => {
  await page.viewport(390, 844)
  const app = await openDay()
  await play()
  const element = video()
  element?.pause()
  const own = HTMLCanvasElement.prototype.toBlob
  HTMLCanvasElement.prototype.toBlob = () => {
    throw new DOMException('tainted', 'SecurityError')
  }
  await ask().click()
  await expect.element(page.getByText(/There is no picture of this moment/)).toBeVisible()
  HTMLCanvasElement.prototype.toBlob = own
  await page.getByRole('button', { name: 'Send the question' }).click()
  await expect.element(page.getByText('Message required')).toBeVisible()
  await question().fill('a'.repeat(4000))
  await page.getByRole('button', { name: 'Send the question' }).click()
  await expect.element(page.getByText(/^Too long by \d+/)).toBeVisible()
  await question().fill('Why so dark?')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => app.world.received('L19')).toHaveLength(1)
  expect(app.world.received('A32')).toHaveLength(0)
  expect(app.world.received('L19')[0]?.body).toMatchObject({ message: expect.stringMatching(/^Why so dark\?\nhttp/) })
})

test('an address that names a lesson which the day does not have says nothing of the moment in the one on show', async () => {
  await page.viewport(1244, 900)
  const app = await openAtThree()
  await app.router.navigate({ href: `${app.address()}?lesson=99999999&t=6&modal=ask` })
  await expect.element(page.getByRole('dialog').getByText(/at.0:03$/)).toBeVisible()
})

test('a moment beyond the end of the video is none: the question is about the one on show', async () => {
  await page.viewport(1244, 900)
  const app = await openAtThree()
  await ask().click()
  await expect.element(page.getByRole('dialog').getByText(/at.0:03$/)).toBeVisible()
  const beyond = app.address().replace(/t=\d+/, 't=99999')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await app.router.navigate({ href: beyond })
  await expect.element(page.getByRole('dialog').getByText(/at.0:03$/)).toBeVisible()
})

test('forward in the history leads to the moment of the question, with its picture', async () => {
  await page.viewport(1244, 900)
  const app = await openAtThree()
  await ask().click()
  const picture = page.getByRole('img', { name: 'The picture at 0:03' })
  await expect.element(picture).toBeVisible()
  app.router.history.back()
  await expect.element(picture).not.toBeInTheDocument()
  const element = video()
  if (element) element.currentTime = 8
  await expect.poll(() => element?.seeking).toBe(false)
  app.router.history.forward()
  await expect.element(picture).toBeVisible()
  expect(Math.floor(element?.currentTime ?? 0)).toBe(3)
})

test('a frame is taken once the video has one, and given up where none comes', async () => {
  const late = document.createElement('video')
  const frame = videoFrame(late, 0)
  late.src = '/mocks/media/hls/lumen/64.mp4'
  await expect(frame).resolves.toMatchObject({ type: 'image/jpeg', name: '0-00.jpg' })
  vi.useFakeTimers()
  const none = videoFrame(document.createElement('video'), 0)
  await vi.advanceTimersByTimeAsync(5000)
  await expect(none).resolves.toBeNull()
  vi.useRealTimers()
})

test('where the chat can only be read, the button says why', async () => {
  await openDay('chat-readonly')
  await play()
  await ask().click()
  await expect.element(page.getByRole('dialog').getByText(/have closed this chat/)).toBeVisible()
  await expect.element(question()).not.toBeInTheDocument()
})
