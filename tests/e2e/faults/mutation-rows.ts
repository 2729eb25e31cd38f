import { expect } from '@playwright/test'
import { JOIN_ROWS } from './join-mutation-rows.ts'
import { button, enterCode, field, gone, type MutationRow, press } from './mutation-row.ts'
import { PAYMENT_ROWS } from './payment-mutation-rows.ts'
import { SCHOOL_ROWS } from './school-mutation-rows.ts'
import { SUPPORT_ROWS } from './support-mutation-rows.ts'

const CODE_STEP = {
  press: enterCode,
  kept: (page) => expect(field(page, 'Code')).toHaveValue('123456'),
  done: (page) => expect(page).toHaveURL(/\/home/),
  findsOut: true,
} satisfies Partial<MutationRow>

const CALENDAR = '/course/$streamId/calendar'
const QUESTION = 'Which of these two would you print?'
const DAY = '/course/$streamId/calendar/$dayNumber'

export const MUTATION_ROWS: MutationRow[] = [
  ...JOIN_ROWS,
  ...PAYMENT_ROWS,
  ...SCHOOL_ROWS,
  ...SUPPORT_ROWS,
  {
    mutation: 'session.login',
    call: 'A1',
    path: '/',
    scenario: 'fresh',
    fill: async (page) => {
      await field(page, 'Email').fill('vera.sokolova@mail.example')
      await page.getByLabel('Password', { exact: true }).fill('sunlight')
    },
    press: press('Sign in'),
    kept: (page) => expect(field(page, 'Email')).toHaveValue('vera.sokolova@mail.example'),
    done: (page) => expect(page).toHaveURL(/\/home/),
  },
  {
    mutation: 'account.requestPasswordReset',
    call: 'A6',
    path: '/reset',
    scenario: 'fresh',
    fill: (page) => field(page, 'Email').fill('vera.sokolova@mail.example'),
    press: press('Send the link'),
    kept: (page) => expect(field(page, 'Email')).toHaveValue('vera.sokolova@mail.example'),
    done: gone('Send the link'),
    succeeds: ['empty', 'wrong-types'],
  },
  {
    mutation: 'account.saveProfile',
    call: 'POST user',
    path: '/updateProfile',
    scenario: 'profile-update',
    fill: async (page) => {
      await field(page, 'First name').fill('Vera')
      await field(page, 'Last name').fill('Sokolova')
    },
    press: press('Save and go on'),
    kept: (page) => expect(field(page, 'Last name')).toHaveValue('Sokolova'),
    done: (page) => expect(page).toHaveURL(/\/home/),
    findsOut: true,
    waits: true,
  },
  {
    mutation: 'account.changePassword',
    call: 'A14',
    path: '/resetPassword',
    scenario: 'password-update',
    fill: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('moonlight')
      await page.getByLabel('The same once more', { exact: true }).fill('moonlight')
    },
    press: press('Save the password'),
    kept: (page) => expect(page.getByLabel('New password', { exact: true })).toHaveValue('moonlight'),
    done: (page) => expect(page).toHaveURL(/\/home/),
    findsOut: true,
  },
  {
    mutation: 'account.saveNotifications',
    call: 'A12',
    path: '/user/settings/notifications',
    scenario: 'main',
    press: (page) => page.getByRole('switch').click(),
    done: async (page) => {
      await expect(page.getByText('Receipts and codes for signing in still come.')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
    },
    findsOut: true,
    waits: true,
  },
  {
    mutation: 'reminders.change',
    call: 'PUT schedule/update',
    path: '/user/settings/reminders/new',
    scenario: 'main',
    fill: async (page) => {
      await page.getByLabel('Time', { exact: true }).fill('06:15')
      await page.getByLabel('Friday', { exact: true }).check()
    },
    press: press('Save'),
    kept: (page) => expect(page.getByLabel('Time', { exact: true })).toHaveValue('06:15'),
    done: (page) => expect(page.getByRole('link', { name: 'Change the reminder at 06:15, Friday' })).toBeVisible(),
    findsOut: true,
    waits: true,
  },
  {
    mutation: 'account.deleteAccount',
    call: 'A11',
    path: '/user/settings',
    search: 'modal=delete-account',
    scenario: 'main',
    press: press('Delete account'),
    done: (page) => expect(button(page, 'Sign in')).toBeVisible(),
    succeeds: ['empty', 'wrong-types'],
  },
  {
    mutation: 'account.requestPhoneCode',
    call: 'A16',
    path: '/phoneVerification',
    scenario: 'phone-verification',
    fill: (page) => field(page, 'Phone').fill('+351910000000'),
    press: press('Send the code'),
    kept: (page) => expect(field(page, 'Phone')).toHaveValue('+351910000000'),
    done: gone('Send the code'),
    succeeds: ['empty'],
  },
  {
    mutation: 'account.skipPhone',
    call: 'A18',
    path: '/phoneVerification',
    scenario: 'phone-verification',
    press: press('Skip for now'),
    done: (page) => expect(page).toHaveURL(/\/home/),
    findsOut: true,
  },
  {
    mutation: 'account.saveEmail',
    call: 'A15',
    path: '/home',
    search: 'modal=email',
    scenario: 'no-email',
    fill: (page) => field(page, 'Email').fill('kit@mail.example'),
    press: press('Save and go on'),
    kept: (page) => expect(field(page, 'Email')).toHaveValue('kit@mail.example'),
    done: gone('Save and go on'),
    findsOut: true,
  },
  {
    mutation: 'account.verifyEmail',
    call: 'A8',
    path: '/emailVerification',
    scenario: 'email-verification',
    ...CODE_STEP,
  },
  {
    mutation: 'account.verifyPhone',
    call: 'A17',
    path: '/phoneVerification',
    scenario: 'phone-verification',
    fill: async (page) => {
      await field(page, 'Phone').fill('+351910000000')
      await press('Send the code')(page)
      await field(page, 'Code').waitFor()
    },
    ...CODE_STEP,
  },
  {
    mutation: 'account.saveLocale',
    call: 'POST user',
    path: '/home',
    search: 'modal=language',
    scenario: 'main',
    fill: (page) => page.getByRole('radio', { name: 'Español' }).check(),
    press: press('Yes, switch'),
    kept: (page) => expect(page.getByRole('radio', { name: 'Español' })).toBeChecked(),
    done: (page) => expect(page.locator('html')).toHaveAttribute('lang', 'es'),
    findsOut: true,
    reloads: true,
  },
  {
    mutation: 'study.freeze',
    call: 'L4',
    path: CALENDAR,
    search: 'modal=freeze',
    scenario: 'main',
    press: press(/^Pause for/),
    kept: (page) => expect(page.getByLabel('First day of the pause')).not.toHaveValue(''),
    done: (page) => expect(button(page, /(End|Cancel) the pause/)).toBeVisible(),
    findsOut: true,
  },
  {
    mutation: 'study.endFreeze',
    call: 'L5',
    path: CALENDAR,
    search: 'modal=end-freeze',
    scenario: 'frozen',
    press: press('End it and go on'),
    done: gone('End the pause'),
    findsOut: true,
  },
  {
    mutation: 'study.saveFilters',
    call: 'L6',
    path: CALENDAR,
    search: 'modal=skip&stage=3',
    scenario: 'blocked-stage',
    press: press('Open stage 3'),
    done: gone('Open stage 3'),
    findsOut: true,
  },
  {
    mutation: 'study.finishDay',
    call: 'POST user-course-streams/{id}/user-day-status/{dayId}/finish',
    path: DAY,
    scenario: 'main',
    press: press(/^Finish day/),
    done: (page) => expect(page.getByText(/^Day \d+ is done$/).first()).toBeVisible(),
    findsOut: true,
    waits: true,
  },
  {
    mutation: 'study.startDay',
    call: 'POST user-course-streams/{id}/user-day-status/{dayId}/start',
    path: DAY,
    scenario: 'main',
    press: press(/^Start day/),
    done: gone(/^Start day/),
    findsOut: true,
    waits: true,
  },
  {
    mutation: 'chats.send',
    call: 'L19',
    path: '/chat/$chatId',
    scenario: 'main',
    fill: (page) => field(page, 'Message').fill(QUESTION),
    press: async (page) => {
      const again = button(page, 'Try again')
      if ((await again.count()) > 0) await again.click()
      else if ((await field(page, 'Message').inputValue()) !== '') await button(page, 'Send').click()
      // It waits, and goes by itself once its time has come.
      else await page.clock.fastForward(61_000)
    },
    kept: (page) => expect(page.getByRole('article').filter({ hasText: QUESTION })).toHaveCount(1),
    done: async (page) => {
      await expect(page.getByRole('article').filter({ hasText: QUESTION })).toHaveCount(1)
      await expect(page.getByText(/Failed to send|Sending|Waiting for/)).toHaveCount(0)
      await expect(field(page, 'Message')).toHaveValue('')
    },
    findsOut: true,
    isRepeated: true,
  },
  {
    mutation: 'chats.edit',
    call: 'L20',
    path: '/chat/$chatId',
    scenario: 'main',
    fill: async (page) => {
      await page.getByRole('region', { name: 'Conversation' }).press('End')
      await page
        .getByRole('article')
        .filter({ hasText: 'I did it with a cup.' })
        .getByRole('button', { name: /^Actions:/ })
        .click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await field(page, 'The changed message').fill(QUESTION)
    },
    press: press('Save the change'),
    kept: (page) => expect(field(page, 'The changed message')).toHaveValue(QUESTION),
    done: async (page) => {
      await expect(page.getByRole('article').filter({ hasText: QUESTION })).toHaveCount(1)
      await expect(field(page, 'The changed message')).toHaveCount(0)
    },
    findsOut: true,
  },
]

/** Changes whose faults are tested elsewhere, or whose screens are not built yet. */
export const OTHER_MUTATIONS: Record<string, string> = {
  'session.checkEmail': 'Asked while the learner goes on: src/domains/session/signup/signup.test.tsx',
  'account.saveStatus': 'Nothing is typed and nothing is shown: the next status says as much',
  'account.saveAvatar':
    'With its upload: src/domains/account/screens/photo.test.tsx, src/domains/session/signup/info-chat.test.tsx',
  'chats.markViewed': 'Nothing is typed and nothing is shown: it is sent again with the next visit',
  'study.addDemo': 'src/domains/session: sent once, then one retry by the contract',
  'consent.save': 'An answer counts here whether or not the server hears of it: src/domains/consent/consent.test.tsx',
}
