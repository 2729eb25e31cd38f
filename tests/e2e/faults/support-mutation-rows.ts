import { expect } from '@playwright/test'
import type { Kind } from './kinds.ts'
import { field, gone, type MutationRow, press } from './mutation-row.ts'

/** An appeal's answer carries its number and time, which nothing shows: what was taken must not be offered for another sending. */
const TAKEN: readonly Kind[] = ['empty', 'wrong-types']

/** Appeals to support, and how their failures show. */
export const SUPPORT_ROWS: MutationRow[] = [
  {
    mutation: 'support.askAnonymously',
    call: 'POST tech-questions/anonymous',
    path: '/home',
    search: 'modal=support',
    scenario: 'main',
    fill: (page) => field(page, 'Message').fill('The second video stops at 0:40.'),
    press: press('Send'),
    kept: (page) => expect(field(page, 'Message')).toHaveValue('The second video stops at 0:40.'),
    done: gone('Send'),
    succeeds: TAKEN,
  },
  {
    mutation: 'support.ask',
    call: 'POST tech-questions',
    path: '/support/8',
    scenario: 'main',
    fill: (page) => field(page, 'What happened?').fill('The second video stops at 0:40.'),
    press: press('Send'),
    kept: (page) => expect(field(page, 'What happened?')).toHaveValue('The second video stops at 0:40.'),
    done: (page) => expect(page.getByText('Successfully! Message sent.')).toBeVisible(),
    succeeds: TAKEN,
  },
  {
    mutation: 'support.askAutomatically',
    call: 'POST tech-questions/auto',
    path: '/course/$streamId/extend',
    search: 'for=consultations',
    scenario: 'nothing-sold',
    press: press('Ask for consultations'),
    done: (page) => expect(page.getByText(/^We have your request/)).toBeVisible(),
    succeeds: TAKEN,
  },
]
