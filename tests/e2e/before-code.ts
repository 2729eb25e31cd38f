import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/**
 * A learner's page before any code of the app runs, answered by the test: the mock build sends no early requests of its own.
 * `answers` by the path of the call; `refused`: the status with which all are. Resolves with what lets the code arrive.
 */
export async function beforeCode(page: Page, screen: string, answers: Record<string, unknown>): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.addInitScript(() => {
    // Once: a later load finds what the tabs have done meanwhile.
    if (sessionStorage.getItem('mock-begun')) return
    sessionStorage.setItem('mock-begun', '1')
    localStorage.setItem('learner.token', 'a.token')
  })
  await page.route(/\/spa\/api\/v1\//, (route) => {
    const call = new URL(route.request().url()).pathname.replace('/spa/api/v1/', '')
    if ('refused' in answers) return route.fulfill({ status: Number(answers.refused), json: {} })
    return route.fulfill({ json: { success: true, data: answers[call] ?? null, errors: null } })
  })
  const html = await readFile(`${process.env['MOCK_DIST'] ?? 'dist-mock'}/lumen/index.html`, 'utf8')
  // Part of the first view: it makes the requests that follow from the first answers.
  const follow = /"follow":"([^"]+\.js)"/.exec(html)?.[1]
  if (!follow) throw new Error('The page names no file that follows the first answers')
  await page.route(
    ({ pathname }) => /\/assets\/.*\.js$/.test(pathname) && !pathname.endsWith(`/${follow}`),
    (route) => held.then(() => route.continue()),
  )
  const isScreen = (url: URL) => url.pathname === `/v${screen}`
  await page.route(isScreen, (route) =>
    route.fulfill({ contentType: 'text/html', body: html.replace('"mock":true', '"mock":false') }),
  )
  return release
}
