import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'
import { readLocalBrand } from '#/brand/local-brand'

it('leads a learner without a subscription to the subscriptions, with a warning, and reports it', async () => {
  const app = await renderApp('/home', { scenario: 'no-subscription' })
  expect(app.address()).toBe('/user/subscriptions?warning=true')
  expect(app.reports.map(({ context }) => context)).toContain('guard')
  await expect
    .element(page.getByRole('main').getByRole('link', { name: readLocalBrand().saleContact }))
    .toHaveAttribute('href', `mailto:${readLocalBrand().saleContact}`)
})

it('calls no subscription missing where an active one is: an old address that warns, or a renewal meanwhile', async () => {
  const app = await renderApp('/subscriptions')
  expect(app.address()).toBe('/user/subscriptions?warning=true')
  await expect.element(page.getByText('Next payment on', { exact: false })).toBeVisible()
  await expect.element(page.getByText('need an active subscription', { exact: false })).not.toBeInTheDocument()
})

it('does not offer to renew what only the app shows, nor call a subscription needless', async () => {
  const app = await renderApp(
    '/home',
    { scenario: 'no-subscription' },
    {
      prepare: (world) =>
        world.change(({ learners }) => {
          for (const one of learners.flatMap(({ subscriptions }) => subscriptions))
            one.serviceType = 'mobile_subscription'
        }),
    },
  )
  expect(app.address()).toBe('/user/subscriptions?warning=true')
  await expect.element(page.getByText('to get one, or if you have paid already.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'No subscriptions yet' })).toBeVisible()
  await expect.element(page.getByText(/Renew one|do not need one/)).not.toBeInTheDocument()
})

it('allows a document to be shown, which is open to everybody', async () => {
  const app = await renderApp('/document?url=https%3A%2F%2Fschool.example%2Fterms', { scenario: 'no-subscription' })
  const search = new URLSearchParams(app.address().replace('/user/subscriptions?', ''))
  expect(Object.fromEntries(search)).toEqual({
    warning: 'true',
    modal: 'document',
    url: 'https://school.example/terms',
  })
})
