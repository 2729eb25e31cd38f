import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'
import { readToken } from '#/api/token-store'
import { api } from '#/api/client'
import { provideLocalBrand, readLocalBrand } from '#/brand/local-brand'
import { pause } from '#/lib/pause'
import { loadLearner } from './load-learner'
import { INSTAGRAM_EXAMPLE } from '#/domains/account/profile-fault'
import { keepReturnPath } from './return-path'

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

describe('steps before the shell', () => {
  it('confirms the email by a code that sends itself, and leads back', async () => {
    const app = await renderApp('/courses', { scenario: 'email-verification' })
    expect(app.address()).toBe('/emailVerification')
    await expect.element(heading('Six digits are on their way.')).toBeVisible()
    await expect.poll(() => app.world.received('A7')).toHaveLength(1)
    await expect.element(page.getByText(/New code in (1:00|0:59)/)).toBeVisible()
    await page.getByLabelText('Code').fill('000000')
    await expect.element(page.getByLabelText('Code')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabelText('Code').fill('123456')
    await expect.poll(() => app.address()).toContain('/courses')
    expect(app.world.received('A8')).toHaveLength(2)
  })

  it('treats an answer that mentions an error as a failure', async () => {
    const app = await renderApp(
      '/home',
      { scenario: 'email-verification' },
      { prepare: (world) => answerCodes(world, [said('Error: mailbox is full')]) },
    )
    await expect.element(page.getByText('The code was not sent.')).toBeVisible()
    await expect.element(page.getByText(/mailbox is full/)).toBeVisible()
    expect(app.address()).toBe('/emailVerification')
  })

  it('changes a wrong address', async () => {
    const app = await renderApp('/home', { scenario: 'email-verification' })
    await page.getByRole('button', { name: 'Change it' }).click()
    await page.getByLabelText('Email').fill('vera@new.example')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('vera@new.example')).toBeVisible()
    await expect.poll(() => app.world.received('A7').at(-1)?.body).toEqual({ email: 'vera@new.example' })
  })

  it('sends a code to a new address even if the first one is still being sent', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const app = await renderApp(
      '/home',
      { scenario: 'email-verification' },
      {
        prepare: (world) => {
          const { fetch } = world
          let isFirst = true
          world.fetch = async (input, init) => {
            const request = new Request(input, init)
            const waits = isFirst && request.url.includes('request-otp')
            if (waits) isFirst = false
            const answer = await fetch(request)
            if (waits) await held
            return answer
          }
        },
      },
    )
    await expect.poll(() => app.world.received('A7')).toHaveLength(1)
    await page.getByRole('button', { name: 'Change it' }).click()
    await page.getByLabelText('Email').fill('vera@new.example')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('vera@new.example')).toBeVisible()
    letGo()
    await expect.poll(() => app.world.received('A7').at(-1)?.body).toEqual({ email: 'vera@new.example' })
  })

  it('says that nothing was sent to a new address when it is requested too soon', async () => {
    const app = await renderApp('/home', { scenario: 'email-verification' })
    await expect.element(heading('Six digits are on their way.')).toBeVisible()
    app.world.setFault('A7', '429')
    await page.getByRole('button', { name: 'Change it' }).click()
    await page.getByLabelText('Email').fill('vera@new.example')
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('No new code was sent.')).toBeVisible()
    await expect.element(page.getByText(/^Nothing was sent to vera@new\.example just now/)).toBeVisible()
    await expect.element(page.getByRole('alert').getByText('The code was not sent.')).toBeVisible()
    await expect.element(page.getByText(/New code in \d:\d\d/)).toBeVisible()
  })

  it('keeps saying that a code is on its way when only the next one is refused', async () => {
    await renderApp(
      '/home',
      { scenario: 'email-verification' },
      { prepare: (world) => answerCodes(world, [said('The code was sent.'), () => new Response('', { status: 429 })]) },
    )
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await expect.element(page.getByRole('alert').getByText('The code was not sent.')).toBeVisible()
    await expect.element(heading('Six digits are on their way.')).toBeVisible()
  })

  it('sets a new password', async () => {
    const app = await renderApp('/home', { scenario: 'password-update' })
    expect(app.address()).toBe('/resetPassword')
    await page.getByLabelText('New password').fill('morning-window-58')
    await page.getByLabelText('The same once more').fill('morning-window')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect
      .element(page.getByLabelText('The same once more'))
      .toHaveAccessibleDescription('The passwords do not match.')
    expect(app.calls()).not.toContain('A14')
    await page.getByLabelText('The same once more').fill('morning-window-58')
    // The second press comes while the first is in progress.
    app.world.setLatency(500)
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(() => app.address()).toBe('/home')
    expect(app.world.received('A14')).toHaveLength(1)
  })

  it('asks for the missing fields of the profile', async () => {
    const app = await renderApp('/home', { scenario: 'profile-update' })
    expect(app.address()).toBe('/updateProfile')
    await expect.element(heading('Two things before you go on.')).toBeVisible()
    await page.getByLabelText('First name').fill(' Vera ')
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await expect.element(page.getByLabelText('Last name')).toHaveAccessibleDescription('This field is required.')
    await page.getByLabelText('Last name').fill('Sokolova')
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await expect.poll(() => app.address()).toBe('/home')
    expect(app.world.received('A10')[0]?.body).toMatchObject({ first_name: 'Vera', last_name: 'Sokolova' })
  })

  it('judges an address and an Instagram name of the short profile', async () => {
    const brand = readLocalBrand()
    onTestFinished(() => provideLocalBrand(brand))
    provideLocalBrand({ ...brand, requiredProfileFields: ['email', 'instagramId'] })
    await renderApp(
      '/home',
      { scenario: 'profile-update' },
      {
        prepare: (world) =>
          world.change(({ learners }) => {
            for (const { user } of learners) Object.assign(user, { email: '', instagram_id: '' })
          }),
      },
    )
    await page.getByLabelText('Email').fill(`${'a'.repeat(31)}@mail.example`)
    await expect.element(page.getByText('The part before @ is too long. Check it once more.')).toBeVisible()
    await page.getByLabelText('Email').fill('vera@mail')
    await page.getByLabelText('Instagram name').fill(INSTAGRAM_EXAMPLE)
    await expect.element(page.getByPlaceholder(INSTAGRAM_EXAMPLE)).toBeVisible()
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription(/^The address looks unfinished/)
    await expect.element(page.getByLabelText('Instagram name')).toHaveAccessibleDescription(/^This is our example/)
  })

  it.each([
    ['acts when it is opened', '/logout'],
    ['names another host', '//evil.example/v/home'],
    ['hides another host', '/\\evil.example/'],
  ])('leads home, not to a kept address that %s', async (_what, kept) => {
    const app = await renderApp(
      '/phoneVerification',
      { scenario: 'phone-verification' },
      { prepare: () => keepReturnPath(kept, null) },
    )
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await expect.poll(() => app.address()).toBe('/home')
    expect(readToken()).not.toBeNull()
  })

  it.each(['/emailVerification', '/phoneVerification', '/resetPassword', '/updateProfile'])(
    'leads home from %s when nothing demands it',
    async (path) => {
      const app = await renderApp(path)
      expect(app.address()).toBe('/home')
    },
  )
})

describe('the screens of guests', () => {
  it.each(['/', '/?action=x', '/reset', '/reset?action=x', '/reset?action=login'])(
    'lead a learner from %s home',
    async (path) => {
      const app = await renderApp(path)
      expect(app.address()).toBe('/home')
    },
  )

  it('let a learner pass who returns from a social network', async () => {
    const app = await renderApp('/?action=login&status=success&token=none!')
    await expect.poll(() => app.address()).toBe('/home')
  })
})

describe('subscriptions', () => {
  it('shows a mobile-only learner one page and the way out', async () => {
    const app = await renderApp('/home', { scenario: 'mobile-only' })
    await expect.element(heading(/This version of the site/)).toBeVisible()
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
    await page.getByRole('link', { name: 'Log out' }).click()
    await expect.poll(() => app.address()).toBe('/')
    expect(readToken()).toBeNull()
  })

  it('works when streams and subscriptions do not load', async () => {
    const app = await renderApp(
      '/user/setting',
      {},
      { prepare: (world) => ['L1', 'L38'].forEach((call) => world.setFault(call, '403')) },
    )
    expect(app.address()).toBe('/user/setting')
    await expect.element(page.getByRole('main')).toBeInTheDocument()
  })
})

it('nobody waits for the score', async () => {
  const app = await renderApp('/user/setting', {}, { prepare: (world) => world.setFault('A21', 'never') })
  expect(app.world.received('A21')).toHaveLength(1)
  const rest = loadLearner(app.client, true).rest.then(() => 'there')
  expect(await Promise.race([rest, pause(5000)])).toBe('there')
})

describe('the end of a session', () => {
  it('is announced even right after the sign-in, while the form is still shown', async () => {
    const app = await renderApp('/', { scenario: 'fresh' }, { prepare: (world) => world.setFault('A9', '401') })
    await page.getByLabelText('Email').fill('vera.sokolova@mail.example')
    await page.getByLabelText('Password', { exact: true }).fill('sunlight')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.element(page.getByRole('alert').getByText(/^You signed in on another device/)).toBeVisible()
    expect(app.address()).toBe('/')
  })

  it('happens once for ten refused answers: one notice, and the path is kept', async () => {
    const app = await renderApp('/courses')
    app.world.signInElsewhere('main')
    await Promise.allSettled(Array.from({ length: 10 }, () => api.get('user').done()))
    await expect.poll(() => app.address()).toBe('/')
    // A refused token tells no more: it may as well be older than 30 days.
    await expect
      .element(page.getByText('You signed in on another device, or your session has expired. Sign in again.'))
      .toBeVisible()
    expect(app.client.getQueryData(['account', 'user'])).toBeUndefined()
    await page.getByLabelText('Email').fill('vera.sokolova@mail.example')
    await page.getByLabelText('Password', { exact: true }).fill('sunlight')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(() => app.address()).toContain('/courses')
  })

  it('by choice wipes what belongs to the learner, and keeps a return address', async () => {
    const app = await renderApp('/home')
    const id = app.client.getQueryData<{ id: number }>(['account', 'user'])?.id
    localStorage.setItem(`learner.of.${id}.draft`, '"secret"')
    await app.router.navigate({ href: '/logout?returnUrl=/courses' })
    await expect.poll(() => app.client.getQueryData(['account', 'user'])).toBeUndefined()
    expect(app.address()).toBe('/?returnUrl=%2Fcourses')
    expect(readToken()).toBeNull()
    expect(JSON.stringify(localStorage)).not.toContain('secret')
  })

  it('by choice in another tab wipes what this tab keeps of the learner', async () => {
    const app = await renderApp('/home')
    const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('learner.of.'))
    await expect.poll(kept).not.toEqual([])
    // The other tab has wiped the device by then.
    localStorage.clear()
    const other = new BroadcastChannel('learner.session')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    other.postMessage({ reason: 'signed_out', token: app.world.token })
    await expect.poll(() => app.address()).toBe('/')
    expect(kept()).toEqual([])
    other.close()
  })

  it('by choice keeps nothing of an answer that was still on its way', async () => {
    const app = await renderApp('/home')
    app.world.setLatency(300)
    void app.client.refetchQueries({ queryKey: ['account', 'user'] })
    await app.router.navigate({ href: '/logout' })
    await expect.poll(() => app.client.getQueryData(['account', 'user'])).toBeUndefined()
    expect(Object.keys(localStorage).filter((key) => /known-learner|user-locale/.test(key))).toEqual([])
  })
})

const said = (message: string) => () =>
  Response.json({ success: true, data: { message, retry_after: 0 }, errors: null })

/** Answers requests for a code in turn; the last answer is repeated. */
function answerCodes(world: Awaited<ReturnType<typeof renderApp>>['world'], answers: (() => Response)[]) {
  const { fetch } = world
  world.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.includes('request-otp')) return fetch(request)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer?.() ?? Response.error()
  }
}
