import type { Page } from '@playwright/test'
import { axeFaults } from '../a11y/axe-faults.ts'
import { CLOCK, placed } from '../a11y/place.ts'
import { address, expect, settled, test } from './app.ts'
import { moveTo } from './people.ts'

// Nobody has been asked here.
test.use({ storageState: { cookies: [], origins: [] } })

/** A tag manager that tells its server each event, and all that it can find out; and every request to a third party. */
async function thirdParties(page: Page) {
  const requests: string[] = []
  await page.context().route(/googletagmanager|google-analytics|facebook/, async (route) => {
    const url = new URL(route.request().url())
    requests.push(`${url.host}${url.pathname} ${decodeURIComponent(url.search)}`)
    if (!url.pathname.endsWith('gtm.js')) return route.fulfill({ body: '' })
    return route.fulfill({
      contentType: 'text/javascript',
      body: `
        let kept = 'refused'
        try { kept = document.cookie + localStorage.length } catch {}
        let app = 'refused'
        try { app = parent.document.title } catch {}
        const send = (entry) => new Image().src = 'https://www.google-analytics.com/g/collect?' + encodeURIComponent(JSON.stringify(entry))
        send({ kept, app, referrer: document.referrer })
        dataLayer.forEach(send)
        const push = dataLayer.push.bind(dataLayer)
        dataLayer.push = (...entries) => { entries.forEach(send); return push(...entries) }`,
    })
  })
  // The school's configuration names its tag manager.
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = async (...call) => {
      const answer = await send(...call)
      const address = call[0] instanceof Request ? call[0].url : String(call[0])
      if (!address.includes('external-application-config')) return answer
      const body = await answer.json()
      return Response.json({ ...body, data: { version: 13, ...body.data, tag_manager_id: 'GTM-TEST' } })
    }
  })
  return requests
}

test('third parties get nothing before the consent, then the events alone, and nothing after it is withdrawn', async ({
  page,
}) => {
  const requests = await thirdParties(page)
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  const banner = page.getByRole('region', { name: 'Cookies, briefly' })
  await expect(banner).toBeVisible()
  expect(requests).toEqual([])

  await banner.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => requests.join('\n')).toContain('GTM-TEST')
  await expect.poll(() => requests.join('\n')).toContain('{"kept":"refused","app":"refused","referrer":""}')
  await expect.poll(() => requests.join('\n')).toMatch(/"user_id":\d+/)
  const frame = page.locator('iframe[sandbox="allow-scripts"]')
  await expect(frame).toHaveCount(1)
  expect(requests.filter((one) => /token|@|Vera/.test(one))).toEqual([])

  await page.clock.install()
  await page.goto(address('lumen', '/user/settings/cookie', { scenario: 'main' }))
  await settled(page)
  // The answer is kept: nobody asks again, and what was allowed works from the start.
  await expect(frame).toHaveCount(1)
  await expect(banner).toHaveCount(0)
  await page.getByRole('button', { name: 'Essential only' }).click()
  await expect(frame).toHaveCount(0)
  const before = requests.length
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await settled(page)
  await page.clock.fastForward(60_000)
  await settled(page)
  expect(requests.length).toBe(before)
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['learner.cookie-policy', 'learner.token'])
  const policy = cookies.find(({ name }) => name === 'learner.cookie-policy')
  expect(policy).toMatchObject({ value: 'essential', sameSite: 'Strict', path: '/v/' })
  expect((policy?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60)
})

test('third parties know the school’s own people as such, and nobody after the sign-out', async ({ page }) => {
  const requests = await thirdParties(page)
  await page.goto(address('lumen', '/home', { scenario: 'admin' }))
  await settled(page)
  await page.getByRole('button', { name: 'Accept all' }).click()
  const told = () => /"user_id":.*/.exec(requests.findLast((one) => one.includes('"user_id"')) ?? '')?.[0] ?? ''
  await expect.poll(told).toMatch(/^"user_id":\d+,"traffic_type":"internal"/)
  await moveTo(page, '/logout')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.poll(told).toMatch(/^"user_id":null,"traffic_type":null/)
})

test('the question takes at most two fifths of a small phone, and covers nothing that is focused', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(address('lumen', '/', { scenario: 'fresh' }))
  await settled(page)
  const banner = page.getByRole('region', { name: 'Cookies, briefly' })
  await expect(banner).toBeVisible()
  const box = await banner.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(0.4 * 640)
  expect(await axeFaults(page, [])).toEqual([])
  const covered: string[] = []
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const one = document.activeElement
      const over = document.querySelector('section[aria-labelledby]')
      if (!one || one === document.body || over?.contains(one)) return null
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return over?.contains(at) ? (one.textContent ?? one.tagName) : null
    })
    if (name !== null) covered.push(name)
  }
  expect(covered).toEqual([])
})

test('on a small phone a message is written while the question stands', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(address('lumen', placed('/chat/$chatId', 'lumen', 'main'), { scenario: 'main', clock: CLOCK }))
  await settled(page)
  const banner = page.getByRole('region', { name: 'Cookies, briefly' })
  await expect(banner).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Message', exact: true })
  await field.click()
  await page.keyboard.type('One hand is enough.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('article').filter({ hasText: 'One hand is enough.' })).toBeVisible()
  await expect(banner).toBeVisible()
})
