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
    preload,
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
