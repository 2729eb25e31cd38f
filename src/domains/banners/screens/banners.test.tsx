import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../../../../mocks/world/create-world'
import { bannersEverywhere } from '../../../../mocks/world/banners'
import { heldCall } from '../../../../tests/held-call'
import { type AppUnderTest, renderApp } from '../../../../tests/render-app'
import { tellAnalytics } from '../../../../tests/tell-analytics'
import type { AnalyticsSink } from '#/analytics/track'
import { bannerQueries } from '../queries'
import { VideoBanner } from '../video-banners'

const banner = (place: string) => page.getByRole('region', { name: `Summer intensive: ${place}` })
/** Waits until the banners are there: what is drawn from now on knows them. */
async function known(app: AppUnderTest) {
  await expect.poll(() => app.client.getQueryData(bannerQueries.all().queryKey)?.length).toBeGreaterThan(0)
}

const DAY = '/course/9002/calendar/12'

test('a banner waits for the next screen, unless its room was kept: nothing jumps', async () => {
  const app = await renderApp('/courses', { scenario: 'banners' })
  await known(app)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.querySelector('[data-banner]')).toBeNull()
  await app.router.navigate({ to: '/user/settings' })
  await expect.element(banner('settings, top')).toBeVisible()
  await expect.element(banner('settings, bottom')).toBeVisible()
  await app.router.navigate({ to: '/courses' })
  await expect.element(banner('courses, top')).toBeVisible()
  await expect.element(banner('courses, beforeCourse')).toBeVisible()
  // One request for all positions.
  expect(app.world.received('banners')).toHaveLength(1)
})

test('a banner of a community and the club ask for what the learner belongs to once', async () => {
  const app = await renderApp(
    '/home',
    { scenario: 'clubs' },
    {
      prepare: (world) =>
        world.change((one) => {
          const [own] = personOf(one, 'main').communities
          one.banners.push(
            ...bannersEverywhere(one).map((made) => ({
              ...made,
              conditions: { community_ids: own ? [own.communityId] : [] },
            })),
          )
        }),
    },
  )
  await known(app)
  await expect.element(page.getByRole('heading', { name: 'The Darkroom' })).toBeVisible()
  await app.router.navigate({ to: '/user/settings' })
  await expect.element(banner('settings, top')).toBeVisible()
  expect(app.world.received('user-community')).toHaveLength(1)
})

test('what was put away stays away until it changes, and is listed with the rest', async () => {
  const app = await renderApp('/courses', { scenario: 'banners' })
  await known(app)
  await app.router.navigate({ to: '/user/settings' })
  await banner('settings, bottom')
    .getByRole('button', { name: /^Put away/ })
    .click()
  await expect.element(banner('settings, bottom')).not.toBeInTheDocument()
  await page.getByRole('link', { name: /^What’s new/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Transcripts under every lesson' })).toBeVisible()
  await expect.element(page.getByText('Summer intensive: settings, bottom')).toBeVisible()
  const again = page.getByRole('button', { name: 'Show it again' })
  await again.click()
  await expect.element(again).not.toBeInTheDocument()
  await app.router.navigate({ to: '/user/settings' })
  await banner('settings, bottom')
    .getByRole('button', { name: /^Put away/ })
    .click()
  app.world.change((world) => {
    for (const one of world.banners)
      if (one.title.en.includes('settings, bottom')) one.url = 'https://school.example/autumn'
  })
  await app.client.invalidateQueries(bannerQueries.all())
  await expect.element(banner('settings, bottom')).toBeVisible()
})

test('a banner in place of the video leads to the lesson by one press; the others of a day stand around it', async () => {
  const app = await renderApp('/courses', { scenario: 'banners' })
  await known(app)
  // In idle time, wherever banners are.
  await VideoBanner.preload()
  await app.router.navigate({ href: '/course/9002/calendar' })
  await expect.element(banner('calendar, beforeStage')).toBeVisible()
  await app.router.navigate({ href: DAY })
  await expect.element(banner('day, insteadVideo')).toBeVisible()
  await expect.element(banner('day, beforeLessons')).toBeVisible()
  expect(document.querySelector('video')).toBeNull()
  await page.getByRole('button', { name: 'Show the lesson' }).click()
  await expect.element(page.getByRole('region', { name: 'Video player' })).toBeVisible()
  await expect.element(banner('day, insteadVideo')).not.toBeInTheDocument()
  const video = document.querySelector('video')
  video?.dispatchEvent(new Event('play'))
  video?.dispatchEvent(new Event('ended'))
  await expect.element(banner('day, afterVideo')).toBeVisible()
})

test('a video that is shown before the banners are known is never taken away', async () => {
  const held = heldCall('/banners')
  const app = await renderApp(DAY, { scenario: 'banners' }, { prepare: held.prepare })
  await expect.element(page.getByRole('region', { name: 'Video player' })).toBeVisible()
  held.release()
  await known(app)
  await expect.element(page.getByRole('region', { name: 'Video player' })).toBeVisible()
})

test('a banner is told once it was seen, and when it is pressed', async () => {
  const told = vi.fn<AnalyticsSink>()
  onTestFinished(tellAnalytics(told))
  const app = await renderApp('/courses', { scenario: 'banners' })
  await known(app)
  await app.router.navigate({ to: '/homework' })
  const shown = banner('homeworks, bottom')
  await expect.element(shown).toBeInTheDocument()
  shown.element().scrollIntoView({ block: 'center' })
  const details = {
    bannerId: expect.any(Number),
    productName: expect.stringMatching(/^product_\d+$/),
    schoolTitle: 'school',
    position: 'homeworks',
    placement: 'bottom',
  }
  await expect.poll(() => told.mock.calls).toContainEqual(['banner_show', details])
  const link = shown.getByRole('link', { name: /^Look/ })
  link.element().addEventListener('click', (event) => event.preventDefault())
  await link.click()
  await expect.poll(() => told.mock.calls).toContainEqual(['banner_click', details])
  const times = told.mock.calls.filter((call) => call[0] === 'banner_show' && JSON.stringify(call).includes('"bottom"'))
  expect(times).toHaveLength(1)
})

test('a brand without banners asks for none, keeps no room, and does not know their address', async () => {
  const app = await renderApp(
    '/user/settings',
    { scenario: 'banners' },
    {
      prepare: (world) =>
        world.change((one) => {
          one.externalConfig = { version: 13, is_banner_enable: false }
        }),
    },
  )
  await app.router.navigate({ to: '/banners' })
  await expect.element(page.getByText('404, page not found')).toBeVisible()
  await app.router.navigate({ to: '/user/settings' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.querySelector('[data-banner]')).toBeNull()
  await expect.element(page.getByRole('link', { name: /^What’s new/ })).not.toBeInTheDocument()
  expect(app.calls()).not.toContain('L27')
})

test('home names what is new of the app, and leads to all of it', async () => {
  await renderApp('/home', { scenario: 'banners' })
  await expect.element(page.getByRole('heading', { name: 'New here' })).toBeVisible()
  await page.getByRole('link', { name: 'Everything new' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'What’s new' })).toBeVisible()
})
