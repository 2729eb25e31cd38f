import { SELDOM } from '../some-rows.ts'
import { BRANDS, expect, received, settled, test } from './app.ts'
import { MAIN, openSignIn, signIn } from './people.ts'

test.use({ reducedMotion: 'no-preference' })

const LEARNERS = {
  lumen: MAIN,
  kinetic: 'theo.marin@mail.example',
  demo: 'sam.rivera@mail.example',
}

for (const brand of BRANDS) {
  // The way is one in all brands; the keyboard takes it, too.
  test(`${brand}: from the sign-in to a finished day`, brand === 'lumen' ? {} : SELDOM, async ({ page }) => {
    await openSignIn(page, brand)
    await signIn(page, LEARNERS[brand])

    await expect(page).toHaveURL(/\/v\/home$/)
    await settled(page)
    const next = page.getByRole('link', { name: /^(Start|Continue) day \d+$/ }).first()
    const number = /\d+/.exec(await next.innerText())?.[0]
    await page.getByRole('link', { name: 'Course calendar' }).click()

    await expect(page).toHaveURL(/\/calendar$/)
    await page
      .getByRole('link', { name: new RegExp(`^Day ${number},`) })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/calendar/${number}$`))
    await settled(page)

    await page.getByRole('button', { name: 'Play', exact: true }).first().click()
    await expect
      .poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0), {
        message: 'the lesson plays',
      })
      .toBeGreaterThan(1)
    await expect.poll(() => received(page, 'POST', /user-day-status\/\d+\/start/)).toBe(1)

    const before = await page
      .getByText(/^[\d,]+ points?$/)
      .first()
      .innerText()
    await page.getByRole('button', { name: new RegExp(`^Finish day ${number}`) }).click()
    await expect(page.getByRole('dialog')).toContainText(new RegExp(`Day ${number} is done`))
    expect(await received(page, 'POST', /user-day-status\/\d+\/finish/)).toBe(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(/^[\d,]+ points?$/).first()).not.toHaveText(before)

    await page.reload()
    await settled(page)
    await expect(page.getByRole('button', { name: /^Finish day/ })).toHaveCount(0)
  })
}
