import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heldCall } from '../../../../tests/held-call'
import { renderApp } from '../../../../tests/render-app'
import { testBrand } from '../../../../tests/test-brand'
import { provideLocalBrand } from '#/brand/local-brand'
import { pause } from '#/lib/pause'

describe('a demo course', () => {
  beforeAll(() => provideLocalBrand(testBrand('kinetic')))
  afterAll(() => provideLocalBrand(testBrand('lumen')))

  it('is added once for a learner without any course', async () => {
    const app = await renderApp('/home', { scenario: 'newcomer' })
    await expect.poll(() => app.world.received('L1')).toHaveLength(2)
    expect(app.world.received('A33')).toHaveLength(1)
    expect(app.client.getQueryData(['courses', 'streams'])).toHaveLength(1)
  })

  it('is not added for a learner whose courses cannot be read', async () => {
    const app = await renderApp(
      '/courses',
      { scenario: 'main' },
      { prepare: (world) => world.setFault('L1', 'wrong-types') },
    )
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByText('You have no courses yet')).not.toBeInTheDocument()
    expect(app.calls()).not.toContain('A33')
  })

  it.each(['/home', '/courses'])('is loading while %s would say that there is none', async (address) => {
    const app = await renderApp(
      address,
      { scenario: 'newcomer' },
      { prepare: (world) => world.setFault('A33', 'never') },
    )
    await expect.element(page.getByText('Loading your courses')).toBeInTheDocument()
    await expect.poll(() => app.client.getQueryData(['courses', 'streams'])).toEqual([])
    await expect.element(page.getByRole('main').getByText('Loading your courses')).toBeInTheDocument()
    await expect.element(page.getByText('You have no courses yet')).not.toBeInTheDocument()
  })

  it('is loading from the start, without saying before that there is none', async () => {
    const configuration = heldCall('external-application-config')
    const none = page.getByText('You have no courses yet')
    let wasSaid = false
    const seen = new MutationObserver(() => (wasSaid ||= none.query() !== null))
    seen.observe(document.body, { childList: true, subtree: true })
    onTestFinished(() => seen.disconnect())
    const app = await renderApp('/courses', { scenario: 'newcomer' }, { prepare: configuration.prepare })
    await expect.element(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible()
    configuration.release()
    await expect.poll(() => app.client.getQueryData(['courses', 'streams'])).toHaveLength(1)
    expect(wasSaid).toBe(false)
  })

  it('keeps a former subscriber on the screen while it is created', async () => {
    const app = await renderApp(
      '/home',
      { scenario: 'no-subscription' },
      {
        prepare: (world) => {
          world.change(({ learners }) => {
            for (const learner of learners) learner.streams = []
          })
          world.setFault('A33', 'never')
        },
      },
    )
    await expect.poll(() => app.client.getQueryData(['courses', 'streams'])).toEqual([])
    await expect.poll(() => app.client.getQueryData(['subscriptions', 'list'])).toBeDefined()
    await expect.element(page.getByRole('main').getByText('Loading your courses')).toBeInTheDocument()
    expect(app.calls()).toContain('A33')
    expect(app.address()).toBe('/home')
  })

  it('is there even if the answer to its creation was lost', async () => {
    const app = await renderApp(
      '/home',
      { scenario: 'newcomer' },
      { prepare: (world) => world.setFault('A33', 'lost', 1) },
    )
    await expect.poll(() => app.client.getQueryData(['courses', 'streams'])).toHaveLength(1)
    expect(app.world.received('A33')).toHaveLength(1)
  })
})

describe('a demo course that could not be added', () => {
  beforeAll(() => provideLocalBrand(testBrand('kinetic')))
  afterAll(() => provideLocalBrand(testBrand('lumen')))

  const failure = () => page.getByRole('alert').filter({ hasText: 'Your demo course was not added' })
  const open = (address: string, call: string, kind: string, times?: number) =>
    renderApp(address, { scenario: 'newcomer' }, { prepare: (world) => world.setFault(call, kind, times) })

  it.each([
    ['/home', '502', /The server did not answer/],
    ['/courses', 'offline', /The connection dropped/],
    ['/home', '429', /Try again in 7 seconds/],
  ])('is not passed over on %s after %s, and can be added again', async (address, kind, words) => {
    const app = await open(address, 'A33', kind, 1)
    await expect.element(failure().getByText(words)).toBeVisible()
    await expect.element(page.getByText('You have no courses yet')).not.toBeInTheDocument()
    expect(app.world.received('A33')).toHaveLength(1)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => app.client.getQueryData(['courses', 'streams'])).toHaveLength(1)
    await expect.element(failure()).not.toBeInTheDocument()
    expect(app.world.received('A33')).toHaveLength(2)
  })

  it('keeps the retry where it is while it is running', async () => {
    const app = await open('/home', 'A33', '500', 1)
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    app.world.setFault('A33', 'never')
    await again.click()
    await expect.poll(() => app.world.received('A33')).toHaveLength(2)
    await expect.element(again).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(app.world.received('A33')).toHaveLength(2)
  })

  it.each(['403', '404'])('is not offered again to a learner who gets none (%s)', async (kind) => {
    await open('/home', 'A33', kind)
    await expect.element(page.getByText('You have no courses yet')).toBeVisible()
    await expect.element(failure()).not.toBeInTheDocument()
  })
})

describe('a demo course that only the remote configuration allows', () => {
  const reply = (data: unknown) => () => Response.json({ success: true, data, errors: null })
  const open = async (address: string, data: unknown) => {
    const configuration = heldCall('external-application-config', reply(data))
    const app = await renderApp(address, { scenario: 'demo' }, { prepare: configuration.prepare })
    await expect.poll(() => app.client.getQueryData(['courses', 'streams'])).toHaveLength(1)
    await expect.poll(() => app.router.state.status).toBe('idle')
    // The page about a wrong address would load in this time.
    await pause(500)
    expect(page.getByText(wrong).elements()).toEqual([])
    return configuration
  }
  const wrong = 'There is no such course among yours'

  it.each([
    ['/course/9002/calendar', { version: 13, is_demo_accessible: 0 }],
    ['/course/9002/calendar', null],
    ['/course/9002/calendar/3', null],
  ])('%s is not there after %j', async (address, data) => {
    const configuration = await open(address, data)
    configuration.release()
    await expect.element(page.getByText(wrong)).toBeVisible()
  })

  it.each([
    ['/course/9002/calendar', 'Direction'],
    ['/course/9002/calendar/3', 'White is never white'],
  ])('%s waits for it', async (address, words) => {
    const configuration = await open(address, { version: 13, is_demo_accessible: 1 })
    await expect.element(page.getByRole('main').getByText(/^Loading/)).toBeInTheDocument()
    configuration.release()
    await expect.element(page.getByRole('heading', { name: words }).first()).toBeVisible()
  })
})
