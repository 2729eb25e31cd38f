import { expect } from '@playwright/test'
import { button, enterCode, field, gone, type MutationRow, press } from './mutation-row.ts'

/** Joining, and the ways to sign in. */
export const JOIN_ROWS: MutationRow[] = [
  {
    mutation: 'session.signIn',
    call: 'A8',
    path: '/code',
    scenario: 'fresh',
    fill: async (page) => {
      await field(page, 'Email').fill('vera.sokolova@mail.example')
      await press('Send the code')(page)
      await field(page, 'Code').waitFor()
    },
    press: enterCode,
    kept: (page) => expect(field(page, 'Code')).toHaveValue('123456'),
    done: (page) => expect(page).toHaveURL(/\/home/),
  },
  {
    mutation: 'account.requestEmailCode',
    call: 'A7',
    path: '/code',
    scenario: 'fresh',
    fill: (page) => field(page, 'Email').fill('vera.sokolova@mail.example'),
    press: press('Send the code'),
    kept: (page) => expect(field(page, 'Email')).toHaveValue('vera.sokolova@mail.example'),
    done: gone('Send the code'),
    succeeds: ['empty'],
  },
  {
    mutation: 'session.signUp',
    call: 'A3',
    path: '/signup',
    scenario: 'fresh',
    brand: 'kinetic',
    fill: async (page) => {
      for (const [question, text] of [
        ['Hi. What should we call you?', 'Theo'],
        ['Nice to meet you, Theo. Which email should we write to?', 'theo@mail.example'],
        ['Now a password you don’t use elsewhere.', 'quiet-neck-12'],
      ] as const) {
        await page.getByLabel(question, { exact: true }).fill(text)
        await button(page, 'Continue').click()
      }
    },
    press: press('Create my account'),
    kept: (page) => expect(page.getByText('theo@mail.example')).toBeVisible(),
    done: (page) => expect(page).toHaveURL(/\/user-info-chat/),
    findsOut: true,
  },
  {
    mutation: 'session.enter',
    call: 'A4',
    path: '/without-account',
    scenario: 'fresh',
    brand: 'demo',
    press: press(/^(Start|Go on without an account)$/),
    done: (page) => expect(page).toHaveURL(/\/home/),
    findsOut: true,
  },
  {
    mutation: 'account.unlinkNetwork',
    call: 'A20',
    path: '/user/social-networks',
    scenario: 'main',
    fill: press(/^Unlink/),
    press: press('Unlink'),
    done: gone(/^Unlink/),
    findsOut: true,
    succeeds: ['empty', 'wrong-types', '404'],
  },
]
