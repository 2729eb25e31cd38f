import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { heldCall } from '../../../../tests/held-call'
import { renderApp } from '../../../../tests/render-app'
import type { TestWorld } from '../../../../mocks/test-world'

const NAMES = '/homework?'
const NAME = 'Front light on a face that turns away from the window'

/** Every homework has a name that needs a second line on a phone. */
function giveLongNames(world: TestWorld) {
  const ask = world.fetch
  world.fetch = async (...call) => {
    const answer = await ask(...call)
    if (!new Request(...call).url.includes(NAMES)) return answer
    return new Response((await answer.text()).replaceAll(/"title":"[^"]*"/g, `"title":"${NAME}"`), answer)
  }
}

it('names that come late move no row of a phone: their second line has its place before', async () => {
  await page.viewport(390, 800)
  const names = heldCall(NAMES)
  await renderApp(
    '/homework',
    { scenario: 'homework-fail', now: new Date('2026-06-09T18:30:00Z') },
    {
      prepare: (world) => {
        giveLongNames(world)
        names.prepare(world)
      },
    },
  )
  const tops = () => [...document.querySelectorAll('[data-homework]')].map((row) => row.getBoundingClientRect().top)
  await expect.poll(tops, { timeout: 6000 }).not.toEqual([])
  await expect.element(page.getByText(NAME).first()).not.toBeInTheDocument()
  const before = tops()
  names.release()
  await expect.element(page.getByText(NAME).first()).toBeVisible()
  expect(tops()).toEqual(before)
})
