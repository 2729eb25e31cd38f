import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeUploads } from '../../../../tests/fake-uploads'
import { renderApp } from '../../../../tests/render-app'
import { testBrand } from '../../../../tests/test-brand'
import type { TestWorld } from '../../../../mocks/test-world'
import { provideLocalBrand } from '#/brand/local-brand'

const JPEG = Uint8Array.from('\u00FF\u00D8\u00FF\u00E0 picture', (letter) => letter.charCodeAt(0))
const NEW = { scenario: 'newcomer' }

const field = (question: string) => page.getByLabelText(question, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

/** The learner has just registered, by email. */
const justRegistered = (world: TestWorld) =>
  world.change(({ learners }) => {
    for (const { persona, user, externalAuths } of learners)
      if (persona === 'newcomer') {
        user.status = 20
        externalAuths.length = 0
      }
  })

describe('after the registration', () => {
  beforeAll(() => provideLocalBrand(testBrand('kinetic')))
  afterAll(() => provideLocalBrand(testBrand('lumen')))

  it('asks the rest, notes how far it has come, and leads to where the learner wanted to go', async () => {
    const app = await renderApp('/user-info-chat?returnUrl=/courses', NEW, { prepare: justRegistered })
    const line = fakeUploads(app.world.fetch)
    await expect.element(heading('Would you like to sign in with one tap next time?')).toBeVisible()
    await expect.element(page.getByText('4 of 6')).toBeVisible()
    await expect.element(button('Link Google')).toBeVisible()
    await button('Skip for now').click()

    const birthday = field('When is your birthday?')
    await expect.element(birthday).toHaveFocus()
    await birthday.fill('31021991')
    await userEvent.keyboard('{Enter}')
    await expect.element(birthday).toHaveAccessibleDescription(/^Please enter a correct date\./)
    app.world.setFault('A10', '502', 1)
    await birthday.fill('14061991')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert').getByText('Failed to update user profile.')).toBeVisible()
    await expect.element(birthday).toHaveValue('14061991')
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Would you like to add a photo of yours?')).toBeVisible()
    expect(app.world.received('A10').at(-1)?.body).toMatchObject({ birthday: '14.06.1991' })
    await expect.poll(() => app.world.received('A15').map(({ body }) => body)).toEqual([{ status: 30 }])

    const choose = async (file: File) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      await userEvent.upload(input!, file)
    }
    await choose(new File(['%PDF-1.7'], 'me.jpg', { type: 'image/jpeg' }))
    await expect.element(page.getByText(/^Please upload the photo again\. Choose a photo/)).toBeVisible()
    line.hold()
    await choose(new File([JPEG], 'me.jpg', { type: 'image/jpeg' }))
    await expect.element(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
    await button('Cancel').click()
    line.release()
    await expect.element(button('Choose a photo')).toBeVisible()
    await choose(new File([JPEG], 'me.jpg', { type: 'image/jpeg' }))

    await expect.element(heading('Everything is set.')).toBeVisible()
    await expect.element(button('Go on')).toHaveFocus()
    await expect.poll(() => app.world.received('A15').map(({ body }) => body)).toEqual([{ status: 30 }, { status: 40 }])
    expect(app.world.received('A13')).toHaveLength(1)
    await button('Change: Birthday').click()
    await birthday.fill('15.06.1991')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('15.06.1991')).toBeVisible()
    await button('Go on').click()
    await expect.poll(() => app.address()).toBe('/courses')
  })

  it('can be left out as a whole', async () => {
    const app = await renderApp('/user-info-chat', NEW, { prepare: justRegistered })
    await button('Skip all for now').click()
    await expect.poll(() => app.address()).toBe('/home')
  })

  it('says why a network was not linked, once', async () => {
    sessionStorage.clear()
    const app = await renderApp('/user-info-chat', NEW, {
      prepare: (world) => {
        justRegistered(world)
        sessionStorage.setItem('learner.social-begun', '"google"')
      },
    })
    const said = 'action=link&method=google&status=fail&errorCode=link_social_id_already_taken'
    await app.router.navigate({ href: `/user-info-chat?${said}` })
    await expect
      .element(
        page.getByText('Please link the account again. This network account already belongs to another learner.'),
      )
      .toBeVisible()
    expect(app.address()).toBe('/user-info-chat')
  })
})

describe('a profile that the school demands', () => {
  it('is asked for whole, sent at once, and leads on', async () => {
    const app = await renderApp('/courses', { scenario: 'profile-update' })
    await page.getByRole('link', { name: 'Tell us in the chat instead' }).click()
    await expect.poll(() => app.address()).toBe('/user-info-chat')
    await field('Hi. What should we call you?').fill('Vera')
    await userEvent.keyboard('{Enter}')
    const last = field('And your last name?')
    await expect.element(last).toHaveFocus()
    expect(app.calls()).not.toContain('A10')
    await last.fill('x'.repeat(65))
    await userEvent.keyboard('{Enter}')
    await expect.element(last).toHaveAccessibleDescription(/^Please repeat your last name\./)
    await last.fill('Sokolova')
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Everything is set.')).toBeVisible()
    expect(app.world.received('A10').map(({ body }) => body)).toMatchObject([
      { first_name: 'Vera', last_name: 'Sokolova' },
    ])
    await button('Go on').click()
    await expect.poll(() => app.address()).toBe('/courses')
  })
})
