import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { heldCall } from '../../../../tests/held-call'
import { renderApp } from '../../../../tests/render-app'
import { personOf } from '../../../../mocks/world/create-world'

const link = (name: string | RegExp) => page.getByRole('link', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string | RegExp, level = 1) => page.getByRole('heading', { name, level })
const date = () => page.getByLabelText('Date', { exact: true })
const time = () => page.getByLabelText('Time', { exact: true })
const phone = () => page.getByRole('textbox', { name: 'Phone' })
const note = () => page.getByRole('textbox', { name: 'What would you like to talk about?' })

const BOOKING = '/videoconsultations/7001'

async function fillIn() {
  await date().fill('2026-06-18')
  await time().fill('18:30')
  await note().fill('Why does the cup look flat?')
}

it('a consultation is booked in the learner’s zone, sent in UTC, and waits for the school; what is wrong is said at its field', async () => {
  const app = await renderApp('/videoconsultations')
  await expect.element(heading('Video consultations')).toBeVisible()
  await expect.element(heading('An hour on your portraits', 2)).toBeVisible()
  await expect.element(page.getByText(/^Thursday 11\sJune, 18:30$/).first()).toBeVisible()
  await expect.element(link('Available 2')).toHaveAttribute('aria-current', 'page')
  await link('Book a time: Half an hour on your light').click()
  await expect.element(heading('Half an hour on your light')).toBeVisible()
  await expect.element(time()).toHaveAccessibleDescription('Lisbon, GMT+1')

  await button('Book the consultation').click()
  await expect.element(date()).toHaveAccessibleDescription('Choose a day or enter a full date that exists.')
  await expect.element(date()).toHaveFocus()
  await expect.element(time()).toHaveAccessibleDescription('Enter a time.')
  await button('Tuesday 9 June').click()
  await time().fill('09:00')
  await expect.element(time()).toHaveAccessibleDescription('This time is over. Choose a later one.')
  await date().fill('2027-03-28')
  await time().fill('01:30')
  await expect.element(time()).toHaveAccessibleDescription(/^The clocks go forward in that night/)
  await date().fill('2026-06-08')
  await expect.element(date()).toHaveAccessibleDescription('This day is over. Choose today or a later one.')
  await date().fill('2062-06-18')
  await expect.element(date()).toHaveAccessibleDescription('That is more than a year ahead. Choose an earlier day.')
  await fillIn()
  await expect.element(page.getByText(/^Thursday 18\sJune, 18:30$/)).toBeVisible()
  await phone().fill('91')
  await note().fill('x'.repeat(501))
  await button('Book the consultation').click()
  await expect.element(phone()).toHaveAccessibleDescription(/^The number looks unfinished/)
  await expect.element(note()).toHaveAccessibleDescription(/No more than 500 characters, please\./)
  expect(app.calls()).not.toContain('L26')

  await phone().fill('912 345 678')
  await note().fill('Why does the cup look flat?')
  await button('Book the consultation').click()
  await expect.element(page.getByText('Waiting for confirmation')).toBeVisible()
  await expect.element(page.getByText('The school has your booking.')).toBeVisible()
  await expect.element(heading('Half an hour on your light')).toHaveFocus()
  expect(app.world.received('L26').map(({ body }) => body)).toEqual([
    {
      start_date_time: Date.parse('2026-06-18T17:30:00Z') / 1000,
      phone: '+351912345678',
      note: 'Why does the cup look flat?',
    },
  ])
  await expect.element(page.getByText('Why does the cup look flat?')).toBeVisible()

  const made = vi.spyOn(URL, 'createObjectURL')
  await button('Add to calendar').click()
  const saved = made.mock.calls[0]?.[0] as Blob
  const file = await saved.text()
  expect(file).toContain('DTSTART:20260618T173000Z\r\nDTEND:20260618T180000Z\r\n')
  expect(file).toContain('SUMMARY:Video consultation: Half an hour on your light')

  await link('write to support').click()
  await expect
    .element(page.getByRole('textbox', { name: 'Message' }))
    .toHaveValue(
      'I would like to move or cancel the video consultation “Half an hour on your light, Thursday 18\u00A0June, 18:30”. ',
    )
  await button('Close').click()
  await expect.poll(app.address).toBe(BOOKING)
  await app.router.navigate({ to: '/videoconsultations' })
  await expect.element(link('Available 1')).toBeVisible()
  await link('History 5').click()
  await expect.element(page.getByText('Cancelled')).toBeVisible()
  await expect.element(page.getByText('Complete')).toBeVisible()
})

it('what was filled in stays until it is booked, also after a failure and a refusal of the server', async () => {
  const held = heldCall('online-consultation/update', () =>
    Response.json({ success: false, data: null, errors: { start_date_time: ['Nobody is there then.'] } }),
  )
  held.release()
  const app = await renderApp(BOOKING, {}, { prepare: held.prepare })
  await fillIn()
  await phone().fill('+351 912 345 678')
  await button('Book the consultation').click()
  await expect.element(date()).toHaveAccessibleDescription('Nobody is there then.')
  await expect.element(date()).toHaveFocus()
  await app.router.navigate({ to: '/home' })
  await expect
    .element(
      heading('Home')
        .or(page.getByRole('heading', { level: 1 }))
        .first(),
    )
    .toBeVisible()
  await app.router.navigate({ to: '/videoconsultations/$consultationId', params: { consultationId: 7001 } })
  await expect.element(note()).toHaveValue('Why does the cup look flat?')
  await expect.element(date()).toHaveValue('2026-06-18')
  await expect.element(time()).toHaveValue('18:30')
  await expect.element(phone()).toHaveValue('+351 912 345 678')
})

it('one that was changed meanwhile shows how it stands; a failure says so and books at the second press', async () => {
  const app = await renderApp(BOOKING)
  await fillIn()
  app.world.setFault('L26', '500')
  await button('Book the consultation').click()
  await expect.element(page.getByText('The consultation is not booked.')).toBeVisible()
  app.world.setFault('L26', null)
  app.world.change((state) => {
    const [one] = personOf(state, 'main').videoConsultations
    if (one) one.status = 'cancelled'
  })
  await button('Book the consultation').click()
  await expect.element(page.getByText('It was booked or changed meanwhile. This is how it stands.')).toBeVisible()
  await expect.element(page.getByText('Cancelled')).toBeVisible()
  await expect.element(link('Write to support')).toBeVisible()
  await expect.element(button('Book the consultation')).not.toBeInTheDocument()
})

it('one that goes on leads into its room, and nothing is left to book', async () => {
  await renderApp('/videoconsultations', { scenario: 'call-now' })
  await expect.element(link(/^Enter the room/)).toHaveAttribute('href', 'https://meet.lumen.example/r/7003')
  await expect.element(page.getByText('Confirmed')).toBeVisible()
  await expect.element(heading('Nothing to book now', 2)).toBeVisible()
})

it('one whose time is over leads into no room, and offers no calendar, whatever its state', async () => {
  await renderApp(
    '/videoconsultations/7003',
    {},
    {
      prepare: (world) =>
        world.change((state) => {
          for (const one of personOf(state, 'main').videoConsultations)
            if (one.id === 7003 && one.start !== null) one.start -= 30 * 86_400
        }),
    },
  )
  await expect.element(page.getByText(/^Its time is over\./)).toBeVisible()
  await expect.element(link(/^Enter the room/)).not.toBeInTheDocument()
  await expect.element(button('Add to calendar')).not.toBeInTheDocument()
})

it('a long history comes twenty at a time', async () => {
  const app = await renderApp('/videoconsultations?tab=history', { scenario: 'call-history' })
  const rows = page.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect.poll(() => rows.elements().length).toBe(20)
  await button('Show 20 more').click()
  await expect.poll(() => rows.elements().length).toBe(40)
  expect(app.address()).toBe('/videoconsultations?tab=history&pages=2')
})

it('a learner without any is told so', async () => {
  await renderApp('/videoconsultations', { scenario: 'calls-none' })
  await expect.element(heading('No video consultations yet', 2)).toBeVisible()
})

it('an address of another’s consultation says so', async () => {
  await renderApp('/videoconsultations/99')
  await expect.element(heading('There is no such consultation among yours', 2)).toBeVisible()
})

it.each(['/videoconsultations', BOOKING])(
  'a brand without them knows nothing of %s, and asks for nothing',
  async (path) => {
    const prepare: NonNullable<Parameters<typeof renderApp>[2]>['prepare'] = (world) =>
      world.change((state) => {
        state.externalConfig = { version: 13, is_video_consultation_support: false }
      })
    const app = await renderApp(path, {}, { prepare })
    await expect.element(heading('There is nothing at this address.')).toBeVisible()
    await expect.element(link('Video consultations')).not.toBeInTheDocument()
    expect(app.calls().filter((no) => ['L24', 'L25'].includes(no))).toEqual([])
  },
)
