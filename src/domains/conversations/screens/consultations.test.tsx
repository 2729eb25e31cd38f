import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'
import { personOf } from '../../../../mocks/world/create-world'

/** The chat of the learner's first course, where a consultation has been closed and not rated. */
async function open(scenario?: string) {
  await page.viewport(1244, 900)
  const app = await renderApp((world) => `/chat/${personOf(world, 'main').streams[0]?.chatId}`, {
    now: new Date('2026-06-09T18:30:00Z'),
    ...(scenario && { scenario }),
  })
  await expect.element(page.getByRole('region', { name: 'Conversation' })).toBeVisible()
  return { app, rated: () => app.world.received('L23') }
}

test('a closed consultation is rated in place, offline too, and once', async () => {
  const { app, rated } = await open()
  const end = page.getByRole('region', { name: 'Consultation', exact: true })
  await expect.element(page.getByText('The consultation begins')).toBeInTheDocument()
  await expect.element(page.getByText('2 consultations left')).toBeVisible()
  const rate = end.getByRole('button', { name: 'Rate the consultation' })
  await expect.element(rate).toHaveAttribute('aria-disabled', 'true')
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await end.getByRole('radio', { name: '4 of 5, Good' }).click()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(end.getByText('Your rating: 4 of 5')).toBeVisible()
  await expect.element(end.getByText(/Waiting for the network/)).toBeVisible()
  expect(rated()).toHaveLength(0)

  onlineManager.setOnline(true)
  await expect.element(end.getByText(/Waiting|Sending/)).not.toBeInTheDocument()
  await expect.element(end.getByText('Your rating: 4 of 5')).toBeVisible()
  await expect.element(end.getByRole('radio')).not.toBeInTheDocument()
  expect(rated().map(({ body }) => body)).toEqual([{ rating: 4 }])

  // The next message opens another one, which an expert's answer closes.
  await page.getByRole('textbox', { name: 'Message' }).fill('What would you print?')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('A consultation is under way')).toBeVisible()
  await expect.element(page.getByText('1 consultation left')).toBeVisible()
  app.world.expertAnswers()
  dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('A consultation is under way')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Rate the consultation' })).toBeVisible()
})

test('an answer closes a consultation also where it comes before the word that it is open', async () => {
  const { app } = await open()
  const { fetch } = app.world
  const held = Promise.withResolvers<void>()
  let isSaidOpen = false
  // The server has said so, and its answer is on its way for long.
  app.world.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await fetch(request)
    const isOpen = personOf(app.world.read(), 'main').streams[0]?.consultations.some(({ status }) => status === 'open')
    if (isOpen && request.url.includes('/status')) {
      isSaidOpen = true
      await held.promise
    }
    return answer
  }
  await page.getByRole('textbox', { name: 'Message' }).fill('What would you print?')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => isSaidOpen).toBe(true)
  app.world.expertAnswers()
  dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByRole('article').filter({ hasText: 'Thank you, I have read it.' })).toBeVisible()
  held.resolve()
  await expect.element(page.getByText('1 consultation left')).toBeVisible()
  await expect.element(page.getByText('A consultation is under way')).not.toBeInTheDocument()
})

test('a rating that the server refuses stays with its reason, and is taken back or tried again', async () => {
  const { app, rated } = await open()
  const end = page.getByRole('region', { name: 'Consultation', exact: true })
  app.world.setFault('L23', '403')
  await end.getByRole('radio', { name: '2 of 5, Poor' }).click()
  await end.getByRole('button', { name: 'Rate the consultation' }).click()
  await expect.element(end.getByText(/^The rating is not saved/)).toBeVisible()
  await end.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(rated).toHaveLength(2)
  await end.getByRole('button', { name: 'Remove' }).click()
  await expect.element(end.getByRole('radio', { name: '3 of 5, All right' })).toBeVisible()
})

test('where none is left, the way leads to where more are sold', async () => {
  const { app } = await open('consultations')
  await expect.element(page.getByText('No consultations left')).toBeVisible()
  await page.getByRole('link', { name: 'Get more' }).click()
  await expect.poll(() => app.address()).toMatch(/\/extend\?for=consultations$/)
})

test('before the course begins, the chat says from when on one can write', async () => {
  await page.viewport(1244, 900)
  const app = await renderApp('/home', { now: new Date('2026-06-09T18:30:00Z'), scenario: 'not-started' })
  await app.router.navigate({ href: `/chat/${personOf(app.world.read(), 'main').streams[0]?.chatId}` })
  await expect.element(page.getByRole('heading', { name: /here from 15.June$/ })).toBeVisible()
  await expect.element(page.getByText('Opens in 6 days')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Look inside the course' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Message' })).not.toBeInTheDocument()
})
