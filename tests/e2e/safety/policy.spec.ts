import { readFileSync } from 'node:fs'
// Without the watch of the other tests, which fail at any violation.
import { expect, type Page, test } from '@playwright/test'
import { address, BRANDS, settled } from '../app.ts'

for (const brand of BRANDS) {
  test(`${brand}: the built page refuses markup, code, styles and addresses that are not its own`, async ({ page }) => {
    await page.addInitScript(() => {
      const refused: string[] = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, disposition }) =>
        refused.push(`${effectiveDirective} ${disposition}`),
      )
      Object.assign(window, { refused })
    })
    await page.goto(address(brand, '/', { scenario: 'fresh' }))
    await settled(page)
    expect(await refusals(page)).toEqual([])

    await attempt(page, 'markup')
    await expect.poll(() => refusals(page)).toEqual(['require-trusted-types-for enforce'])
    await attempt(page, 'code')
    await expect.poll(() => refusals(page)).toHaveLength(2)
    await attempt(page, 'style')
    await expect.poll(() => refusals(page)).toContain('style-src-attr enforce')
    await attempt(page, 'address')
    await expect.poll(() => refusals(page)).toContain('connect-src enforce')
  })

  test(`${brand}: the production page names its policy before anything that it governs`, () => {
    const html = readFileSync(`dist/${brand}/index.html`, 'utf8')
    const [before, policy] = /^[\s\S]*?<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html) ?? []
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe|\*/)
    // Only the school's own documents are framed.
    expect(policy).toMatch(/frame-src 'self'( https:\/\/[\w.-]+)*;/)
    expect(before).not.toMatch(/<(?:script|style|link)/)
  })
}

const refusals = (page: Page) => page.evaluate(() => Reflect.get(window, 'refused') as string[])

/** Does what injected code would do; from a timer, since code of the debugging protocol itself is spared. */
function attempt(page: Page, what: 'markup' | 'code' | 'style' | 'address'): Promise<void> {
  return page.evaluate((chosen) => {
    const attempts = {
      markup: () => (document.createElement('p').innerHTML = '<i>text</i>'),
      // oxlint-disable-next-line typescript/no-implied-eval -- the attempt that has to be refused
      code: () => new Function('return 1')(),
      style: () => document.body.setAttribute('style', 'color: red'),
      address: () => fetch('https://evil.example/').catch(() => {}),
    }
    setTimeout(() => void attempts[chosen]())
  }, what)
}
