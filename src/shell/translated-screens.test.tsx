import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { personOf } from '../../mocks/world/create-world'
import { type AppUnderTest, renderApp } from '../../tests/render-app'
import { translate } from '../../tests/translate'

const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first()
const says = async (words: string | RegExp) => {
  await expect.element(page.getByText(words).first()).toBeVisible()
}
/** That React has found every element where it had put it. */
const stands = ({ reports }: AppUnderTest) =>
  expect(reports.filter(({ name }) => /^(?:NotFound|HierarchyRequest)Error$/.test(name))).toEqual([])

test('the sign-in of a page that the browser translates says what is wrong, and signs in', async () => {
  onTestFinished(translate())
  const app = await renderApp('/', { scenario: 'fresh' })
  await button('Sign in').click()
  await expect.element(page.getByLabelText('Email')).toBeInvalid()
  await page.getByLabelText('Email').fill('vera.sokolova@mail.example')
  await page.getByLabelText('Password', { exact: true }).fill('not this one')
  await button('Show password').click()
  await button('Sign in').click()
  await expect
    .element(
      page
        .getByRole('alert')
        .or(page.getByText(/does not match/))
        .first(),
    )
    .toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill('sunlight')
  await button('Sign in').click()
  await expect.element(heading(/^Good /)).toBeVisible()
  stands(app)
})

test('the screens of the main path, translated by the browser, take every change', async () => {
  onTestFinished(translate())
  await page.viewport(1244, 900)
  const app = await renderApp((world) => `/course/${personOf(world, 'main').streams[0]?.id}/calendar/12`, {
    now: new Date('2026-06-09T18:30:00Z'),
  })
  const { chatId } = personOf(app.world.read(), 'main').streams[0]!
  await changeTheDay()
  await app.router.navigate({ href: `/chat/${chatId}` })
  await page.getByRole('textbox', { name: 'Message' }).fill('Where do I put the lamp?')
  await userEvent.keyboard('{Enter}')
  await says('A consultation is under way')
  await expect.element(page.getByText(/Waiting|Sending/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /Where do I put the lamp\?/ })).toBeVisible()
  await searchTheChat()
  app.world.expertAnswers()
  dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('A consultation is under way')).not.toBeInTheDocument()

  await app.router.navigate({ href: '/homework?state=send' })
  await expect.element(heading('Light First')).toBeVisible()
  await page.getByRole('link', { name: /^On checking/ }).click()
  await says('Nothing is being checked')
  await app.router.navigate({ href: '/user/points' })
  await page.getByRole('link', { name: 'The whole history' }).click()
  await expect.element(heading('June')).toBeVisible()
  await app.router.navigate({ href: '/home' })
  await expect.element(heading(/^Good /)).toBeVisible()
  for (const tab of [/^Courses/, /^Events/, /^Catalog/]) {
    await page.getByRole('link', { name: tab }).first().click()
    await expect.poll(() => app.router.state.isLoading || app.client.isFetching()).toBeFalsy()
  }
  stands(app)
})

/** A word that is found, one that is not, and none. */
async function searchTheChat() {
  await button('Search in this conversation').click()
  const field = page.getByRole('searchbox', { name: 'Search in this conversation' })
  await field.fill('lamp')
  await says(/^1 of \d+$/)
  await field.fill('zzz')
  await says('No messages found')
  await button('Close the search').click()
  await expect.element(page.getByRole('article').getByText('Where do I put the lamp?')).toBeVisible()
}

/** A day: rounds, an option, the transcript with its search, the start. */
async function changeTheDay() {
  const repeats = page.getByRole('group', { name: 'Repeats of part 2' })
  await repeats.getByRole('button').last().click()
  await expect.element(repeats.getByText('4×')).toBeVisible()
  await button('With a phone').click()
  await expect.element(button('With a phone')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('tab', { name: 'Transcript' }).click()
  await page.getByRole('searchbox', { name: 'Find in the transcript' }).fill('EGG')
  await says(/^\d+ matches$/)
  await page.getByRole('searchbox', { name: 'Find in the transcript' }).fill('')
  await page.getByRole('tab', { name: 'Plan' }).click()
  await button(/^Start day/).click()
  await expect.element(button(/^Start day/)).not.toBeInTheDocument()
  await says(/^4.min.12.s$/)
  await page.getByRole('link', { name: /Three frames on one table/ }).click()
  await says(/^5.min.16.s$/)
}
