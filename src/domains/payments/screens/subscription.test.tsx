import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { personOf } from '../../../../mocks/world/create-world'
import type { SubscriptionState, World } from '../../../../mocks/world/model'
import { renderApp } from '../../../../tests/render-app'

const words = () => page.getByRole('textbox', { name: 'Tell us a little more' })

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const link = (name: string | RegExp) => page.getByRole('link', { name })

/** The app at the learner's last subscription. */
async function open(scenario: string, change: Partial<SubscriptionState> = {}) {
  let id = 0
  const app = await renderApp(
    '/user/subscriptions',
    { scenario },
    {
      prepare: (world) =>
        world.change((state) => {
          const last = lastOf(state)
          Object.assign(last, change)
          id = last.id
        }),
    },
  )
  await app.router.navigate({ to: '/user/subscription/$subscriptionId', params: { subscriptionId: id } })
  return app
}

function lastOf(state: World): SubscriptionState {
  const last = personOf(state, 'main').subscriptions.at(-1)
  if (!last) throw new Error('no subscription')
  return last
}

it('is cancelled in three presses from its screen, keeps what was typed until then, and is resumed with one', async () => {
  const app = await renderApp('/user/subscriptions')
  await link('Manage Lumen Annual').click()
  await expect.element(heading('Next payment')).toBeVisible()
  await expect.element(page.getByText(/^€239 on 3\sSeptember\s2026$/)).toBeVisible()
  await expect.element(page.getByText('All courses of the school.')).toBeVisible()
  await expect.element(link(/Light First|Quiet|Still/).first()).toBeVisible()

  await link('Cancel the subscription').click()
  await expect.element(page.getByText(/^You keep everything until 3\sSeptember\s2026/)).toBeVisible()
  await expect.element(page.getByText('You keep access until the paid date.')).toBeVisible()
  expect(page.getByRole('radio').elements()).toHaveLength(7)
  await expect.element(page.getByText('Choose a reason, then cancel.')).toBeVisible()
  // Not by the pointer, which waits until a button is enabled.
  ;(button('Cancel the subscription').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(app.calls()).not.toContain('L39')

  await page.getByRole('radio', { name: 'I want a break' }).click()
  const pause = link(/^Pause /).first()
  await expect.element(pause).toBeVisible()
  const height = (one: { element: () => Element }) => one.element().getBoundingClientRect().height
  expect(height(pause)).toBeLessThanOrEqual(height(button('Cancel the subscription')))
  await page.getByRole('radio', { name: 'Technical problems' }).click()
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Write to support' })).toBeVisible()

  await page.getByRole('radio', { name: 'Something else' }).click()
  await words().fill('Exams.')
  await button('Cancel the subscription').click()
  await expect.element(page.getByText('A few more words, please: 6 of 10 characters.')).toBeVisible()
  await button('Keep it').click()
  await expect.element(heading('Why are you leaving?')).not.toBeInTheDocument()
  await link('Cancel the subscription').click()
  await expect.element(words()).toHaveValue('Exams.')
  await words().fill('Exams, all summer.')
  await button('Cancel the subscription').click()

  await expect.element(page.getByText(/^Until 3\sSeptember\s2026$/)).toBeVisible()
  await expect.element(page.getByText('The subscription is cancelled. Nothing more is charged.')).toBeVisible()
  expect(app.world.received('L39').map(({ body }) => body)).toEqual([{ reason_type: 7, reason: 'Exams, all summer.' }])
  await button('Resume the subscription').click()
  await expect.element(heading('Next payment')).toBeVisible()
  await link('Cancel the subscription').click()
  await expect.element(page.getByText('Choose a reason, then cancel.')).toBeVisible()
})

it('shows how it stands where it was changed elsewhere meanwhile, and the server’s own words where it refuses', async () => {
  const app = await open('main')
  await link('Cancel the subscription').click()
  await page.getByRole('radio', { name: 'The price' }).click()
  app.world.setFault('L39', '403', 1)
  await button('Cancel the subscription').click()
  await expect.element(page.getByText('The subscription was not cancelled.')).toBeVisible()
  app.world.change((state) => {
    Object.assign(lastOf(state), { status: 'ended', isActive: false, isActiveStatus: false, nextPayAt: null })
  })
  await button('Cancel the subscription').click()
  await expect.element(page.getByText('It had changed meanwhile. You see how it stands now.')).toBeVisible()
  await expect.element(heading('Access')).toBeVisible()
  await expect.element(link('Renew')).toBeVisible()
  await expect.element(link('Cancel the subscription')).not.toBeInTheDocument()
})

it.each<[string, Partial<SubscriptionState>, string | RegExp, string]>([
  ['subscription-lifetime', {}, 'No end date, nothing more to pay.', 'Write to support'],
  ['subscription-cancelled', {}, 'Everything stays open until then. Nothing more is charged.', 'Write to support'],
  ['subscription-undated', {}, 'And 2 more courses, which you have not begun.', 'Cancel the subscription'],
  ['main', { courseIds: [9001] }, '1 course, which you have not begun.', 'Cancel the subscription'],
  ['main', { period: 'month', amount: 2990 }, '€29.90 every month', 'Cancel the subscription'],
  ['unpaid', {}, 'It opens when the first payment arrives.', 'Write to support'],
  ['stopped', {}, /^Ended on/, 'Renew'],
  ['awkward', {}, 'The school has changed something here. Support knows what it means.', 'Write to support'],
])('%s with %j says “%s” and offers “%s”', async (scenario, change, line, step) => {
  await open(scenario, change)
  await expect.element(page.getByRole('main').getByText(line).first()).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: step })).toBeVisible()
})

it('does not know a subscription of the mobile app', async () => {
  // Theirs alone would lead to "not available".
  await open('subscription-mobile')
  await expect.element(heading('There is no such subscription among yours')).toBeVisible()
})

it('one that has ended is renewed by more of its course, from the list and from its screen; without a course by support', async () => {
  const app = await open('stopped')
  await page.getByRole('main').getByRole('link', { name: 'Renew', exact: true }).click()
  await expect.poll(app.address).toMatch(/^\/course\/\d+\/extend$/)
  await app.router.navigate({ to: '/user/subscriptions' })
  await expect.element(link('Renew')).toHaveAttribute('href', expect.stringMatching(/\/course\/\d+\/extend$/))
  app.world.change((state) => (lastOf(state).courseIds = [999]))
  await app.client.invalidateQueries()
  await link('Renew').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
