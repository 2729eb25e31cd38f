import { expect } from '@playwright/test'
import { button, field, gone, type MutationRow, press } from './mutation-row.ts'

/** What a learner changes about payments. */
export const PAYMENT_ROWS: MutationRow[] = [
  {
    mutation: 'subscriptions.cancel',
    call: 'POST payment-subscriptions/cancel',
    path: '/user/subscription/$subscriptionId',
    search: 'modal=cancel-subscription',
    scenario: 'main',
    fill: async (page) => {
      await page.getByRole('radio', { name: 'The price' }).check()
      await field(page, 'Tell us a little more').fill('Two courses would do.')
    },
    press: press('Cancel the subscription'),
    kept: (page) => expect(field(page, 'Tell us a little more')).toHaveValue('Two courses would do.'),
    done: (page) => expect(button(page, 'Resume the subscription')).toBeVisible(),
    findsOut: true,
  },
  {
    mutation: 'subscriptions.resume',
    call: 'POST payment-subscriptions/resume',
    path: '/user/subscription/$subscriptionId',
    scenario: 'subscription-cancelled',
    press: press('Resume the subscription'),
    done: gone('Resume the subscription'),
    findsOut: true,
  },
  {
    mutation: 'purchases.checkCode',
    call: 'L30',
    path: '/course/$streamId/extend',
    scenario: 'main',
    fill: (page) => field(page, 'Promo code').fill('SPRING10'),
    press: press('Apply'),
    kept: (page) => expect(field(page, 'Promo code')).toHaveValue('SPRING10'),
    done: (page) => expect(page.getByText('with your code')).toBeVisible(),
  },
  {
    mutation: 'purchases.buy',
    call: 'L29',
    path: '/course/$streamId/extend',
    scenario: 'main',
    fill: (page) => field(page, 'Name').fill('Vera S'),
    press: press(/^Pay/),
    kept: (page) => expect(field(page, 'Name')).toHaveValue('Vera S'),
    done: (page) => expect(page).toHaveURL(/mock-pay/),
  },
  {
    mutation: 'catalog.add',
    call: 'A24',
    path: '/catalog',
    scenario: 'main',
    press: press('Add to subscription Night light, no tripod'),
    done: (page) => expect(page.getByText('In your subscription', { exact: true })).toBeVisible(),
    // It is there already.
    succeeds: ['409'],
    findsOut: true,
  },
  {
    mutation: 'payments.removeMethod',
    call: 'DELETE user-payment-method/{id}',
    path: '/user/settings/user-payment-methods',
    scenario: 'main',
    fill: (page) => page.getByRole('link', { name: 'Remove Mastercard •• 9023' }).click(),
    press: press('Remove'),
    done: (page) => expect(page.getByRole('link', { name: /^Remove Mastercard/ })).toHaveCount(0),
    succeeds: ['empty', 'wrong-types'],
    findsOut: true,
  },
]
