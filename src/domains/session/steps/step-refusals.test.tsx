import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'

const REASON = 'The school knows why.'
/** A bare list of messages is valid too, and names no field. */
const refused = () => Response.json({ success: false, data: null, errors: [REASON] })
const conflict = () => Response.json({ message: REASON }, { status: 409 })

const button = (name: string) => page.getByRole('button', { name })

async function setPassword() {
  await page.getByLabelText('New password').fill('morning-window-58')
  await page.getByLabelText('The same once more').fill('morning-window-58')
  await button('Save the password').click()
}

async function fillProfile() {
  await page.getByLabelText('First name').fill('Vera')
  await page.getByLabelText('Last name').fill('Sokolova')
  await button('Save and go on').click()
}

async function changeEmail() {
  await button('Change it').click()
  await page.getByLabelText('Email').fill('vera@new.example')
  await button('Send the code').click()
}

async function givePhone() {
  await page.getByLabelText('Phone').fill('+4915112345678')
  await button('Send the code').click()
}

async function askForLetter() {
  await page.getByLabelText('Email').fill('vera@new.example')
  await button('Send the link').click()
}

async function switchLanguage() {
  await page.getByText('Español').click()
  await button('Yes, switch').click()
}

const skip = () => button('Skip for now').click()
const typeCode = () => page.getByLabelText('Code').fill('123456')

interface Answering {
  path: string
  scenario: string
  /** End of the address of the one POST that is answered. */
  call: string
  answer: () => Response
}

const openAnswering = ({ path, scenario, call, answer }: Answering) =>
  renderApp(
    path,
    { scenario },
    {
      prepare: (world) => {
        const { fetch } = world
        world.fetch = async (input, init) => {
          const request = new Request(input, init)
          const isAsked = request.method === 'POST' && new URL(request.url).pathname.endsWith(call)
          return isAsked ? answer() : fetch(request)
        }
      },
    },
  )

const steps = [
  ['a password', '/home', 'password-update', 'user/update-password', setPassword],
  ['the profile', '/home', 'profile-update', 'api/v1/user', fillProfile],
  ['another address', '/home', 'email-verification', 'user/update-user', changeEmail],
  ['a code', '/home', 'email-verification', 'auth/verify-otp', typeCode],
  ['a phone', '/home', 'phone-verification', 'user/request-phone-otp', givePhone],
  ['a step that is skipped', '/home', 'phone-verification', 'supress-phone-validation', skip],
  ['a letter', '/reset', 'fresh', 'request-password-reset', askForLetter],
  ['the language', '/home?modal=language', 'main', 'api/v1/user', switchLanguage],
] as const

it.each([...steps.map((step) => [...step, refused] as const), ...steps.map((step) => [...step, conflict] as const)])(
  'says why the server does not take %s',
  async (_what, path, scenario, call, act, answer) => {
    await openAnswering({ path, scenario, call, answer })
    await act()
    await expect.element(page.getByText(new RegExp(REASON)).first()).toBeVisible()
  },
)

it.each([
  [
    'profile-update',
    'api/v1/user',
    ['First name', 'Last name'],
    { first_name: ['Too plain.'], last_name: ['Too grand.'] },
  ],
  [
    'password-update',
    'user/update-password',
    ['New password', 'The same once more'],
    { password: ['Too plain.'], password_repeat: ['Too grand.'] },
  ],
] as const)(
  'says at each field what the server does not take: %s sent with Enter in the last',
  async (scenario, call, labels, errors) => {
    const answer = () => Response.json({ success: false, data: null, errors })
    await openAnswering({ path: '/home', scenario, call, answer })
    for (const label of labels) await page.getByLabelText(label).fill('morning-window')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByLabelText(labels[0])).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    // Beside the fields: the messages are announced too.
    await expect.element(page.getByRole('main').getByText('Too plain.')).toBeVisible()
    await expect.element(page.getByRole('main').getByText('Too grand.')).toBeVisible()
  },
)
