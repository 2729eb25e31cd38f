import { expect } from '@playwright/test'
import { field, type MutationRow, press } from './mutation-row.ts'

/** What a learner asks of the school around the course. */
export const SCHOOL_ROWS: MutationRow[] = [
  {
    mutation: 'video-consultations.book',
    call: 'L26',
    path: '/videoconsultations/$consultationId',
    scenario: 'main',
    fill: async (page) => {
      await page.getByLabel('Date', { exact: true }).fill('2026-06-18')
      await page.getByLabel('Time', { exact: true }).fill('18:30')
      await field(page, 'What would you like to talk about?').fill('Why does the cup look flat?')
    },
    press: press('Book the consultation'),
    kept: (page) =>
      expect(field(page, 'What would you like to talk about?')).toHaveValue('Why does the cup look flat?'),
    done: (page) => expect(page.getByText('Waiting for confirmation')).toBeVisible(),
    findsOut: true,
  },
]
