import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeUploads, photo } from '../../../../tests/fake-uploads'
import { renderApp } from '../../../../tests/render-app'

beforeEach(async () => {
  await page.viewport(1244, 900)
})

/** The device's camera, as the test defines it. */
function camera(open: () => Promise<MediaStream>) {
  const devices = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(open)
  onTestFinished(() => devices.mockRestore())
  return devices
}

function picture(): MediaStream {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 48
  canvas.getContext('2d')?.fillRect(0, 0, 64, 48)
  return canvas.captureStream(25)
}

/** Holds pictures back while they are written, as large ones are; returns what lets them go. */
function slowPictures() {
  const held: (() => void)[] = []
  const { toBlob } = HTMLCanvasElement.prototype
  const writing = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    ...args
  ) {
    held.push(() => toBlob.apply(this, args))
  })
  onTestFinished(() => writing.mockRestore())
  return { held, release: () => held.splice(0).forEach((go) => go()) }
}

/** Turns the camera on, until it shows something. */
async function openCamera() {
  const stream = picture()
  camera(async () => stream)
  await take().click()
  await expect.poll(() => document.querySelector('video')?.videoWidth).toBe(64)
}

/** The day's homework of the running brand, turned into a selfie. */
async function open() {
  const app = await renderApp('/home', { scenario: 'main' })
  const line = fakeUploads(app.world.fetch)
  const stream = app.world.read().learners.find((one) => one.persona === 'main')?.streams[0]
  const { homeworkQueries } = await import('#/domains/study/homework-queries')
  const { studyQueries } = await import('#/domains/study/course-queries')
  const courseId = stream?.courseId ?? 0
  const stages = await app.client.query(studyQueries.stages(courseId))
  const asSelfie = <R extends { homework: { type: string } | null }>(row: R): R =>
    row.homework ? { ...row, homework: { ...row.homework, type: 'selfie', isMessageRequired: false } } : row
  app.client.setQueryData(
    studyQueries.stages(courseId).queryKey,
    stages.map((stage) => ({
      ...stage,
      days: stage.days.map((day) => ({ ...day, homeworks: day.homeworks.map(asSelfie) })),
    })),
  )
  await app.client.query(homeworkQueries.statuses(stream?.id ?? 0))
  await app.router.navigate({ href: `/homework/${stream?.id}/4103` })
  await expect.element(page.getByRole('heading', { name: 'Your selfie' })).toBeVisible()
  return { app, line }
}

const take = () => page.getByRole('button', { name: 'Take the photo' })

test('the camera takes the picture, which is sent, and is then switched off', async () => {
  const { app } = await open()
  const stream = picture()
  const opened = camera(async () => stream)
  await expect.element(page.getByRole('button', { name: 'Send for review' })).not.toBeInTheDocument()
  await take().click()
  expect(opened).toHaveBeenCalledOnce()
  const video = page.getByLabelText('What the camera sees')
  await expect.element(video).toBeVisible()
  await expect.element(take()).toHaveFocus()
  await expect.poll(() => document.querySelector('video')?.videoWidth).toBe(64)
  await take().click()
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true)
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect.element(page.getByText('On checking').first()).toBeVisible()
  expect(app.world.received('L15')).toHaveLength(1)
})

test('a camera that is taken away says so, and is asked for again', async () => {
  await open()
  const stream = picture()
  const opened = camera(async () => stream)
  await take().click()
  await expect.element(page.getByLabelText('What the camera sees')).toBeVisible()
  stream.getVideoTracks()[0]?.dispatchEvent(new Event('ended'))
  await expect.element(page.getByText(/The camera stopped\./)).toBeVisible()
  await expect.element(page.getByLabelText('What the camera sees')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Try the camera again' }).click()
  expect(opened).toHaveBeenCalledTimes(2)
})

test('the camera is switched off where nobody sees that it is on', async () => {
  await open()
  const stream = picture()
  camera(async () => stream)
  await take().click()
  await expect.element(page.getByLabelText('What the camera sees')).toBeVisible()
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visible.mockRestore())
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByLabelText('What the camera sees')).not.toBeInTheDocument()
  expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('pictures taken one after the other have names of their own', async () => {
  await open()
  await openCamera()
  await take().click()
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  camera(async () => picture())
  await page.getByRole('button', { name: 'Take another one' }).click()
  await expect.poll(() => document.querySelector('video')?.videoWidth).toBe(64)
  await take().click()
  await expect.element(page.getByText(/^Uploaded,/).nth(1)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove selfie.jpg' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove selfie-2.jpg' })).toBeVisible()
})

test('a picture holds what was shown, and no more of the room', async () => {
  const { app } = await open()
  await openCamera()
  const shown = page.getByLabelText('What the camera sees').element().getBoundingClientRect()
  await take().click()
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  expect(app.world.received('A32')).toHaveLength(1)
  const preview = document.querySelector<HTMLImageElement>('li img')
  await expect.poll(() => preview?.naturalHeight).toBe(48)
  expect(preview?.naturalWidth).toBe(Math.round((48 * shown.width) / shown.height))
})

test('a double press takes one picture', async () => {
  const { app } = await open()
  await openCamera()
  const { held, release } = slowPictures()
  await take().dblClick()
  expect(held).toHaveLength(1)
  release()
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  expect(app.world.received('A32')).toHaveLength(1)
})

test('a camera that is closed while it takes a picture adds none', async () => {
  const { app } = await open()
  await openCamera()
  const { release } = slowPictures()
  await take().click()
  await page.getByRole('button', { name: 'Close the camera' }).click()
  await expect.element(page.getByLabelText('What the camera sees')).not.toBeInTheDocument()
  release()
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, photo('mine.jpg'))
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await expect.element(page.getByText('selfie.jpg')).not.toBeInTheDocument()
  expect(app.world.received('A32')).toHaveLength(1)
})

test.each([
  ['NotAllowedError', 'The camera is off for this page.'],
  ['NotFoundError', 'There is no camera here.'],
  ['NotReadableError', 'Another program uses the camera.'],
  ['OverconstrainedError', 'This camera cannot take the picture.'],
  ['Error', "Couldn't save the selfie"],
])('a camera that answers %s offers a file', async (name, text) => {
  await open()
  camera(async () => {
    throw Object.assign(new Error('no'), { name })
  })
  await take().click()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try the camera again' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, photo('mine.jpg'))
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
})

test('a closed camera is switched off, and a selfie that does not arrive says so', async () => {
  const { line } = await open()
  const stream = picture()
  camera(async () => stream)
  await take().click()
  await page.getByRole('button', { name: 'Close the camera' }).click()
  await expect.element(page.getByRole('complementary')).toHaveFocus()
  await expect.poll(() => stream.getTracks()[0]?.readyState).toBe('ended')
  line.cut()
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, photo('mine.jpg'))
  await expect.element(page.getByText(/Couldn't save the selfie\. The connection dropped/).first()).toBeVisible()
})

test('a selfie that the server refuses without a message is called a selfie', async () => {
  const { app } = await open()
  const refusal = { success: false, data: null, errors: { file: [''] } }
  fakeUploads(async () => Response.json(refusal))
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, photo('mine.jpg'))
  await expect.element(page.getByText("Couldn't save the selfie").first()).toBeVisible()
  expect(app.world.received('A32')).toHaveLength(0)
})

test('without the camera API the selfie button is not shown', async () => {
  const { cameraErrorCode, CameraError, openCamera, takePicture } = await import('#/platform/camera')
  const devices = vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as unknown as MediaDevices)
  onTestFinished(() => devices.mockRestore())
  await expect(openCamera()).rejects.toMatchObject({ code: 'not_supported' })
  await expect(takePicture(document.createElement('video'), 'a.jpg')).rejects.toMatchObject({ code: 'no_files' })
  expect(cameraErrorCode(new CameraError('busy'))).toBe('busy')
  expect(cameraErrorCode('odd')).toBe('internal')
})
