import { address, expect, settled, test } from './app.ts'
import { moveTo } from './people.ts'

const DAY = '/course/9002/calendar/12'

test('a kept lesson plays, seeks and shows its subtitles without a server, and with every address expired', async ({
  page,
  context,
}) => {
  await page.goto(address('lumen', DAY, { scenario: 'main' }))
  await settled(page)
  const keep = page.getByRole('button', { name: 'Keep on this device', exact: true })
  await keep.click()
  const dialog = page.getByRole('dialog', { name: 'Keep on this device' })
  await dialog.getByRole('radio', { name: /^240p, about \d/ }).check()
  await dialog.getByRole('button', { name: 'Keep 1 lesson' }).click()
  await expect(page.getByText(/^Kept on this device, \d/)).toBeVisible()

  const video = page.locator('video')
  const readVideo = <T>(read: (element: HTMLVideoElement) => T) => video.evaluate(read)
  async function plays() {
    await page.getByRole('button', { name: 'Play', exact: true }).first().click()
    await expect.poll(() => readVideo(({ currentTime }) => currentTime)).toBeGreaterThan(0.3)
    const length = await readVideo(({ duration }) => duration)
    await readVideo((element) => {
      element.currentTime = element.duration - 20
    })
    await expect.poll(() => readVideo(({ currentTime }) => currentTime)).toBeGreaterThan(length - 19.5)
    expect(await readVideo(({ videoHeight }) => videoHeight)).toBe(240)
    await readTranscript()
  }
  async function readTranscript() {
    await page.getByRole('tab', { name: 'Transcript' }).click()
    await expect(page.locator('[data-cue]').first()).toBeVisible()
    await page.getByRole('tab', { name: 'Plan' }).click()
  }

  // Its code has to come before the line is gone.
  await readTranscript()

  await page.route('**/hls/**', (route) => route.abort())
  await context.setOffline(true)
  await moveTo(page, '/courses')
  await expect(video).toHaveCount(0)
  await moveTo(page, DAY)
  await plays()

  await context.setOffline(false)
  await page.unroute('**/hls/**')
  await page.route('**/hls/**', (route) => route.fulfill({ status: 403, body: 'expired' }))
  await page.reload()
  await plays()

  await page.getByRole('button', { name: 'Remove from this device' }).click()
  await expect(keep).toBeVisible()
})
