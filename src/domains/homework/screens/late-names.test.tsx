import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { changeAnswers } from '../../../../tests/change-answers'
import { heldCall } from '../../../../tests/held-call'
import { renderApp } from '../../../../tests/render-app'
import type { TestWorld } from '../../../../mocks/test-world'

const NAMES = '/homework?'
const NAME = 'Front light on a face that turns away from the window'

/** Every homework has a name that needs at least a second line on a phone. */
const giveLongNames = (world: TestWorld, name: string) =>
  changeAnswers(world, NAMES, (text) => text.replaceAll(/"title":"[^"]*"/g, `"title":"${name}"`))

it.each([1, 3])(
  'names of %i × 53 letters that come late move no row of a phone: two lines have their place before',
  async (times) => {
    const name = Array.from({ length: times }, () => NAME).join(' ')
    await page.viewport(390, 800)
    const names = heldCall(NAMES)
    await renderApp(
      '/homework',
      { scenario: 'homework-fail', now: new Date('2026-06-09T18:30:00Z') },
      {
        prepare: (world) => {
          giveLongNames(world, name)
          names.prepare(world)
        },
      },
    )
    const tops = () => [...document.querySelectorAll('[data-homework]')].map((row) => row.getBoundingClientRect().top)
    await expect.poll(tops, { timeout: 6000 }).not.toEqual([])
    await expect.element(page.getByText(name).first()).not.toBeInTheDocument()
    const before = tops()
    names.release()
    await expect.element(page.getByText(name).first()).toBeVisible()
    expect(tops()).toEqual(before)
  },
)

/** Every day asks for each of its homeworks twice, and leaves both to be looked up. */
const askTwice = (world: TestWorld) =>
  changeAnswers(world, '/stages', (text) => {
    const body = JSON.parse(text)
    for (const day of body.data.flatMap(({ days }: { days: object[] }) => days))
      day.homeworks = day.homeworks.flatMap((row: { id: number }) =>
        [row.id, row.id + 100_000].map((id) => ({ ...row, id, homework: null })),
      )
    return JSON.stringify(body)
  })

it.each([390, 1200])(
  'at %i px nothing of a day moves when the names, tasks and answers of its homeworks come late',
  async (width) => {
    await page.viewport(width, 800)
    const names = heldCall(NAMES)
    const answers = heldCall('/messages?')
    const now = new Date('2026-06-09T18:30:00Z')
    const app = await renderApp(
      '/home',
      { scenario: 'homework-fail', now },
      {
        prepare: (world) => {
          giveLongNames(world, NAME)
          askTwice(world)
          for (const { prepare } of [names, answers]) prepare(world)
        },
      },
    )
    const stream = app.world.read().learners.find(({ persona }) => persona === 'main')?.streams[0]
    await app.router.navigate({ href: `/course/${stream?.id}/calendar/12` })
    const region = page.getByRole('region', { name: 'Homework', exact: true })
    await expect.element(region).toBeVisible()
    const end = page.getByRole('region', { name: 'End of the day' })
    const tops = () =>
      [end.element(), ...region.element().querySelectorAll('h3, h3 + *, a')].map(
        (one) => `${one.tagName}: ${one.getBoundingClientRect().top + scrollY}`,
      )
    const before = tops()
    names.release()
    await expect.element(region.getByText(NAME).first()).toBeVisible()
    expect(tops()).toEqual(before)
    answers.release()
    await expect.element(region.getByRole('figure')).toBeVisible()
    expect(tops()).toEqual(before)
  },
)
