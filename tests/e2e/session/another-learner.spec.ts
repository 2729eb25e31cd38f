import type { BrowserContext } from '@playwright/test'
import { address, expect, test } from '../app.ts'
import { beforeCode } from '../before-code.ts'
import { isSignedIn, keptOnDevice, NEWCOMER, openSignIn, signIn } from '../people.ts'

const COURSE_OF_A = {
  user: { id: 1001 },
  'payment-subscription': [],
  'user-course-streams': [
    { id: 9002, course_id: 41, start_date: 1_600_000_000, course: { short_title: 'Light First' } },
  ],
}

/** Another tab, in which the learner before signs out and Noor in. */
async function signInNoor(context: BrowserContext) {
  const other = await context.newPage()
  await openSignIn(other)
  await signIn(other, NEWCOMER)
  await isSignedIn(other, 'Noor Haddad')
  return other
}

test('a refused early answer of the learner before ends nothing of the next one', async ({ page, context }) => {
  const release = await beforeCode(page, '/home', { refused: 401 })
  const refused = page.waitForResponse(/\/spa\/api\/v1\/user\?/)
  await page.goto(address('lumen', '/home'), { waitUntil: 'commit' })
  await refused
  const other = await signInNoor(context)
  release()
  await isSignedIn(page, 'Noor Haddad')
  await isSignedIn(other, 'Noor Haddad')
  expect((await keptOnDevice(page))['learner.token']).toBeDefined()
})

test('a page that waits for its code shows and keeps nothing of a learner whom another tab has replaced', async ({
  page,
  context,
}) => {
  const release = await beforeCode(page, '/home', COURSE_OF_A)
  await page.goto(address('lumen', '/home'), { waitUntil: 'commit' })
  await expect(page.locator('#first-view').getByText('Light First', { exact: true })).toBeVisible()
  await signInNoor(context)
  await expect(page.locator('#first-view').getByText('Light First', { exact: true })).toHaveCount(0)
  release()
  await isSignedIn(page, 'Noor Haddad')
  expect((await keptOnDevice(page))['learner.known-learner']).not.toBe('1001')
  await expect(page.getByText('Light First')).toHaveCount(0)
})
