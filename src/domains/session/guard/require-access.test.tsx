import { isRedirect } from '@tanstack/react-router'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { testWorld } from '../../../../mocks/test-world'
import { TEST_EDGE } from '../../../../tests/test-edge'
import { configureApi } from '#/api/client'
import { createQueryClient } from '#/api/query-client'
import { writeToken } from '#/api/token-store'
import { holdUnsaved } from '#/api/unsaved'
import { readLocalBrand } from '#/brand/local-brand'
import { storeLearnerLocale } from '#/platform/language'
import { requireAccess } from './require-access'

const location = { pathname: '/home', href: '/home?modal=support', search: {} }

/** What the guard throws or gives once another tab has switched the language to Russian. */
async function guard(preload = false) {
  const world = testWorld({ brand: readLocalBrand().id })
  configureApi({ ...TEST_EDGE, appId: readLocalBrand().appId, fetch: world.fetch })
  writeToken(world.token)
  onTestFinished(() => writeToken(null))
  storeLearnerLocale('ru')
  const outcome = await requireAccess({
    client: createQueryClient(),
    location,
    route: { name: 'home' },
    shown: null,
    preload,
    endsLate: false,
  }).catch((error: unknown) => error)
  return isRedirect(outcome) ? outcome.options : outcome
}

beforeEach(() => {
  localStorage.clear()
  // The page itself can be fetched.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  return () => vi.unstubAllGlobals()
})

it('the page is loaded again in the language that another tab has chosen', async () => {
  expect(await guard()).toMatchObject({ href: '/v/home?modal=support', reloadDocument: true })
})

it.each<[string, () => unknown, boolean]>([
  ['something typed or uploading would be lost', () => onTestFinished(holdUnsaved()), false],
  ['the page cannot be fetched', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError())), false],
  ['a link is only hovered', () => {}, true],
])('the page stays while %s', async (_, prepare, preload) => {
  prepare()
  expect(await guard(preload)).toMatchObject({ isUnavailable: false })
})

it.each([
  [null, '/home?modal=email&next=%2Fsupport%2F8%3Fa%3D1'],
  ['/courses?q=light', '/courses?q=light&modal=email&next=%2Fsupport%2F8%3Fa%3D1'],
])('a screen that needs an email asks for it on %s', async (shown, href) => {
  const world = testWorld({ brand: readLocalBrand().id, scenario: 'no-email' })
  configureApi({ ...TEST_EDGE, appId: readLocalBrand().appId, fetch: world.fetch })
  writeToken(world.token)
  onTestFinished(() => writeToken(null))
  const ask = (route: object) =>
    requireAccess({
      client: createQueryClient(),
      location: { pathname: '/support/8', href: '/support/8?a=1', search: {} },
      route,
      shown,
      preload: false,
      endsLate: false,
    }).catch((error: unknown) => error)
  const outcome = await ask({ name: 'support', needsEmail: true, isOpenUnpaid: true })
  expect(isRedirect(outcome) && outcome.options).toMatchObject({ href, replace: true })
  expect(await ask({ name: 'support', isOpenUnpaid: true })).toMatchObject({ isUnavailable: false })
})
