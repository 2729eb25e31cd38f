import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { heldCall } from '../../../../tests/held-call'
import { openCalendar, openPause } from '../../../../tests/open-calendar'

const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()

test.each([
  {
    what: 'a pause',
    scenario: 'main',
    call: 'freeze/create',
    start: openPause,
    steps: ['Pause for 14 days'],
    no: 'Not now',
    says: 'The pause is not confirmed.',
  },
  {
    what: 'the end of a pause',
    scenario: 'frozen',
    call: 'freeze/cancel',
    steps: ['End the pause', 'End it and go on'],
    no: 'Keep the pause',
    says: 'The end of the pause is not confirmed.',
  },
  {
    what: 'going on without homework',
    scenario: 'blocked-stage',
    call: 'filters',
    steps: [/^Day 16.*locked/, 'Go on without it', 'Open stage 3'],
    no: 'Send it first',
    says: 'It is not confirmed that stage 3 is open.',
  },
])(
  '$what that fails after its dialog was closed says so, and asks again',
  async ({ scenario, call, start, steps, no, says }) => {
    const held = heldCall(call, () => Response.json({}, { status: 500 }))
    const app = await openCalendar(scenario, held.prepare)
    await start?.()
    for (const name of steps) await press(name)
    const dialog = page.getByRole('button', { name: steps.at(-1) as string })
    await expect.element(dialog).toHaveAttribute('aria-busy', 'true')
    // It would look like a refusal of what is under way.
    await expect.element(page.getByRole('button', { name: no })).toHaveAttribute('aria-disabled', 'true')
    await press('Close')
    await expect.element(dialog).not.toBeInTheDocument()
    held.release()
    await expect.element(page.getByText(says).first()).toBeVisible()
    await press('Try again')
    await expect.element(dialog).toBeVisible()
    expect(app.address()).toContain('modal')
  },
)
