import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { heldCall } from '../../../../tests/held-call'
import { answersAtPress } from '../../../../tests/answers-at-press'
import { renderApp } from '../../../../tests/render-app'

const link = (name: string | RegExp) => page.getByRole('link', { name })
const heading = (name: string | RegExp, level = 2) => page.getByRole('heading', { name, level })
const events = () =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })

it('shows consultations, starts of courses and homework by day, with their state and one file for all of them', async () => {
  const app = await renderApp('/home')
  await link('Events').click()
  await expect.element(heading('Events', 1)).toBeVisible()
  await expect.element(page.getByText('Times are those of Lisbon, GMT+1.')).toBeVisible()
  await expect.element(heading('June 2026')).toBeVisible()
  await expect.element(page.getByText('Video consultation: An hour on your portraits')).toBeVisible()
  await expect.element(page.getByText('18:30 to 19:30. The Quiet Portrait. Confirmed')).toBeVisible()
  await expect.element(page.getByText('“Colour as Structure” begins')).toBeVisible()
  await expect.element(page.getByText('Not started').first()).toBeVisible()
  await expect.element(heading('Earlier')).toBeVisible()
  await expect.element(page.getByText('Ended').first()).toBeVisible()

  const made = vi.spyOn(URL, 'createObjectURL')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const saved = made.mock.calls[0]?.[0] as Blob
  const file = await saved.text()
  expect(file).toContain('UID:video-consultation-7003@')
  expect(file).toContain('SUMMARY:“Colour as Structure” begins')
  expect(file).toContain('SUMMARY:Homework due: ')
  expect(file).toContain(`URL:${location.origin}/v/course/`)
  expect(file).not.toContain('UID:video-consultation-7005@')

  await link('Details: Video consultation: An hour on your portraits').click()
  await expect.element(heading('An hour on your portraits', 1)).toBeVisible()
  expect(app.address()).toBe('/videoconsultations/7003')
})

it('what fails leaves the others, and loads at the next press', async () => {
  const app = await renderApp('/home')
  app.world.setFault('L24', '403')
  await link('Events').click()
  await expect.element(heading('Not all of your events loaded')).toBeVisible()
  await expect.element(page.getByText('“Colour as Structure” begins')).toBeVisible()
  answersAtPress(app.world, 'L24')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Video consultation: An hour on your portraits')).toBeVisible()
  await expect.element(heading('Not all of your events loaded')).not.toBeInTheDocument()
})

it('what is there is shown while the rest is loading', async () => {
  const held = heldCall('/online-consultation')
  const app = await renderApp('/home', {}, { prepare: held.prepare })
  await link('Events').click()
  await expect.element(page.getByText('“Colour as Structure” begins'), { timeout: 10_000 }).toBeVisible()
  expect(app.address()).toBe('/events')
  await expect.element(page.getByText('Loading your events')).toBeInTheDocument()
  const file = page.getByRole('button', { name: 'Add to calendar' })
  await expect.element(file).toHaveAttribute('aria-busy', 'true')
  held.release()
  await expect.element(page.getByText('Video consultation: An hour on your portraits')).toBeVisible()
  await expect.element(page.getByText('Loading your events')).not.toBeInTheDocument()
  await expect.element(file).not.toHaveAttribute('aria-busy')
})

it('many come twenty at a time', async () => {
  await renderApp('/events', { scenario: 'bulk' })
  await expect.poll(() => page.getByRole('main').element().querySelectorAll('[data-event]').length).toBe(20)
  await page.getByRole('button', { name: 'Show 20 more' }).click()
  await expect.poll(() => page.getByRole('main').element().querySelectorAll('[data-event]').length).toBe(40)
})

it('without consultations only the rest is shown and asked for', async () => {
  const app = await renderApp(
    '/events',
    {},
    {
      prepare: (world) =>
        world.change((state) => {
          state.externalConfig = { version: 13, is_video_consultation_support: false }
        }),
    },
  )
  await expect.element(page.getByText('“Colour as Structure” begins')).toBeVisible()
  await expect.element(page.getByText(/^Video consultation/)).not.toBeInTheDocument()
  expect(app.calls()).not.toContain('L24')
  await expect.poll(() => events().elements().length).toBeGreaterThan(0)
})

it('a learner without dates is told so', async () => {
  await renderApp('/events', { scenario: 'empty' })
  await expect.element(heading('Nothing has a date yet')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument()
})
