import { onlineManager } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type TestWorld, testWorld } from '../../../../mocks/test-world'
import { heldCall } from '../../../../tests/held-call'
import { TEST_EDGE } from '../../../../tests/test-edge'
import { api, configureApi } from '#/api/client'
import { createQueryClient } from '#/api/query-client'
import { endSession, type SessionEndReason } from '#/api/session-events'
import { hasStrangeToken, readToken, TOKEN_KEY, writeToken } from '#/api/token-store'
import { readLocalBrand } from '#/brand/local-brand'
import { accountMutations } from '#/domains/account/mutations'
import { accountQueries } from '#/domains/account/queries'
import { courseQueries } from '#/domains/study/stream-queries'
import { pause } from '#/lib/pause'
import { outboxKind } from '#/outbox/kind'
import { outboxOf } from '#/outbox/outbox'
import { ofTab, outboxDatabase, readRaw, writeStored, LEARNER_LOCALE_KEY } from '#/platform/storage'
import { unsentCount } from '#/platform/unsent-count'
import { createRouter } from '#/router'
import { followSession } from './follow-session'
import { forgetLearner, knownLearner, rememberLearner } from '../entry/known-learner'
import { typedEmail } from '../entry/typed-email'

/** A tab at its start: it does not know yet whose token it has. */
function startTab(persona: 'main' | null, prepare?: (world: TestWorld) => void) {
  const world = testWorld({ brand: readLocalBrand().id })
  prepare?.(world)
  configureApi({ ...TEST_EDGE, appId: readLocalBrand().appId, fetch: world.fetch })
  writeToken(persona && world.tokenOf(persona))
  const client = createQueryClient()
  const router = createRouter({ queryClient: client })
  const reload = vi.fn<() => void>()
  const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue()
  const stop = followSession({ client, router, reload })
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => {
    stop()
    writeToken(null)
    frame.remove()
  })
  const signInElsewhere = (token: string) => frame.contentWindow?.localStorage.setItem(TOKEN_KEY, token)
  const signOutElsewhere = () => frame.contentWindow?.localStorage.removeItem(TOKEN_KEY)
  return { world, client, router, reload, invalidate, signInElsewhere, signOutElsewhere }
}

it('nothing of the learner who was signing in here remains when another tab signs somebody else in', async () => {
  const { world, client, reload, signInElsewhere } = startTab('main')
  await client.query(courseQueries.streams())
  const token = world.tokenOf('newcomer')
  signInElsewhere(token)
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  expect(readToken()).toBe(token)
})

it('nothing of the learner before remains where it cannot be found out who has signed in elsewhere', async () => {
  const { world, client, reload, signInElsewhere } = startTab('main')
  await client.query(courseQueries.streams())
  configureApi({
    ...TEST_EDGE,
    appId: readLocalBrand().appId,
    fetch: async () => new Response('{}', { status: 404 }),
  })
  signInElsewhere(world.tokenOf('newcomer'))
  await expect.poll(() => reload).toHaveBeenCalledOnce()
})

it('an answer for the learner before makes nobody known in the session of the next', async () => {
  const { world, client, signInElsewhere } = startTab('main')
  const line = Promise.withResolvers<void>()
  let calls = 0
  configureApi({
    ...TEST_EDGE,
    appId: readLocalBrand().appId,
    // The first call is on its way; those of the next session get no answer.
    fetch: async (...request) => {
      calls += 1
      if (calls > 1) return new Promise<Response>(() => {})
      const answer = await world.fetch(...request)
      await line.promise
      return answer
    },
  })
  void client.query(accountQueries.user()).catch(() => {})
  const next = world.tokenOf('newcomer')
  signInElsewhere(next)
  await expect.poll(readToken).toBe(next)
  line.resolve()
  await pause(50)
  expect(client.getQueryData(accountQueries.user().queryKey)).toBeUndefined()
  expect(knownLearner()).not.toBe(1001)
})

it('a signed-out tab follows a sign-in without a reload', async () => {
  const { world, reload, invalidate, signInElsewhere } = startTab(null)
  signInElsewhere(world.tokenOf('newcomer'))
  await expect.poll(() => invalidate).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})

it('what a guest has typed here is forgotten once another tab signs in', async () => {
  const { world, invalidate, signInElsewhere } = startTab(null)
  typedEmail.keep('vera@mail.example')
  writeStored('draft.support', { message: 'Who am I?' }, ofTab)
  signInElsewhere(world.tokenOf('newcomer'))
  await expect.poll(() => invalidate).toHaveBeenCalledOnce()
  expect(typedEmail.read()).toBeNull()
  expect(readRaw('draft.support', ofTab)).toBeUndefined()
})

it('a language chosen in another tab is kept while the learner’s next answer here is on its way, and where it fails', async () => {
  const { client } = startTab('main')
  await client.query(accountQueries.user())
  expect(readRaw(LEARNER_LOCALE_KEY)).toBe('en')
  writeStored(LEARNER_LOCALE_KEY, 'ru')
  const line = Promise.withResolvers<Response>()
  configureApi({ ...TEST_EDGE, appId: readLocalBrand().appId, fetch: () => line.promise })
  const asked = client.query({ ...accountQueries.user(), staleTime: 0, retry: false })
  expect(readRaw(LEARNER_LOCALE_KEY)).toBe('ru')
  line.reject(new TypeError('Failed to fetch'))
  await expect(asked).rejects.toThrow('network')
  expect(readRaw(LEARNER_LOCALE_KEY)).toBe('ru')
})

it('a sign-out in another tab that gives no reason leaves the drafts on the device', async () => {
  const { router, signOutElsewhere } = startTab('main')
  const leave = vi.spyOn(router, 'navigate').mockResolvedValue()
  rememberLearner({ id: 7, locale: 'en', requiredUpdateProfile: false })
  localStorage.setItem('learner.of.7.draft.support', '"not sent yet"')
  onTestFinished(() => localStorage.removeItem('learner.of.7.draft.support'))
  signOutElsewhere()
  await expect.poll(() => leave).toHaveBeenCalledWith(expect.objectContaining({ state: { sessionNotice: 'untold' } }))
  expect(localStorage.getItem('learner.of.7.draft.support')).not.toBeNull()
})

it('a page that comes back as it was left follows a sign-out that it did not hear of', async () => {
  const { router } = startTab('main')
  const leave = vi.spyOn(router, 'navigate').mockResolvedValue()
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  localStorage.removeItem(TOKEN_KEY)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => leave).toHaveBeenCalledOnce()
  expect(readToken()).toBeNull()
})

it('a page that comes back as it was left follows a sign-out also where only the cookie holds the token', async () => {
  const { router } = startTab('main')
  const leave = vi.spyOn(router, 'navigate').mockResolvedValue()
  // Storage was full. The page of the tests stands beside the app's base, where it would not see the app's own cookie.
  localStorage.removeItem(TOKEN_KEY)
  document.cookie = `${TOKEN_KEY}=${readToken()}; Path=/`
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(readToken()).not.toBeNull()
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  document.cookie = `${TOKEN_KEY}=; Max-Age=0; Path=/`
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => leave).toHaveBeenCalledOnce()
  expect(readToken()).toBeNull()
})

it('a page that comes back as it was left shows nothing of its learner to the one who has signed in since', async () => {
  const { world, client, reload } = startTab('main')
  onTestFinished(() => forgetLearner())
  await client.query(accountQueries.user())
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  localStorage.setItem(TOKEN_KEY, world.tokenOf('newcomer'))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => reload).toHaveBeenCalledOnce()
})

it.each([
  [
    'is answered with a new token',
    { success: true, data: { token: 'of.vera', user: { id: 1001 }, message: 'Confirmed.' }, errors: null },
    200,
  ],
  ['is refused as signed out', {}, 401],
])(
  'a change that %s after another tab has signed somebody else in leaves their session alone',
  async (_, body, status) => {
    const held = heldCall('auth/verify-otp', () => Response.json(body, { status }))
    const { world, client, reload, signInElsewhere } = startTab('main', held.prepare)
    onTestFinished(() => forgetLearner())
    await client.query(accountQueries.user())
    const change = client.getMutationCache().build(client, accountMutations.verifyEmail())
    const sent = change.execute({ email: 'vera.sokolova@mail.example', code: '123456' }).catch(() => null)
    const next = world.tokenOf('newcomer')
    signInElsewhere(next)
    await expect.poll(() => reload).toHaveBeenCalledOnce()
    held.release()
    await sent
    expect(readToken()).toBe(next)
    expect(localStorage.getItem(TOKEN_KEY)).toBe(next)
    expect(client.getQueryData(accountQueries.user().queryKey)?.id).not.toBe(1001)
    expect(knownLearner()).not.toBe(1001)
  },
)

it('nothing is sent in the place of a learner who may be another one, until it is known who signed in elsewhere', async () => {
  const { world, client, reload, signInElsewhere } = startTab('main')
  const user = await client.query(accountQueries.user())
  onTestFinished(() => forgetLearner(user.id))
  const line = Promise.withResolvers<void>()
  configureApi({
    ...TEST_EDGE,
    appId: readLocalBrand().appId,
    fetch: async (...request) => {
      await line.promise
      return world.fetch(...request)
    },
  })
  const token = world.tokenOf('main')
  signInElsewhere(token)
  await expect.poll(readToken).toBe(token)
  await expect(api.put('user', { json: {} }).done()).rejects.toMatchObject({ kind: 'network' })
  line.resolve()
  await expect.poll(hasStrangeToken).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

const note = outboxKind({
  name: 'note',
  parse: String,
  repeatSafeMs: 0,
  send: () => Promise.reject(new Error('never asked')),
  lookUp: () => Promise.reject(new Error('never asked')),
})

it.each<[SessionEndReason, boolean]>([
  ['deleted', false],
  ['signed_out', false],
  ['other_device', true],
  ['unauthorized', true],
])('what was not sent when the session ended (%s) stays on the device: %s', async (reason, stays) => {
  const { client, router } = startTab('main')
  vi.spyOn(router, 'navigate').mockResolvedValue()
  const user = await client.query(accountQueries.user())
  onTestFinished(() => forgetLearner(user.id))
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const outbox = outboxOf(client, user.id)
  await outbox.enqueue(note, {
    queue: 'notes',
    payload: 'not sent',
    files: [{ file: new File(['a'], 'a.txt'), uploaded: null }],
  })
  expect(unsentCount(user.id)).toBe(1)
  endSession(reason)
  await router.navigate({ to: '/' })
  const names = async () => (await indexedDB.databases()).map(({ name }) => name)
  await expect.poll(async () => (await names()).includes(outboxDatabase(user.id))).toBe(stays)
  expect(unsentCount(user.id)).toBe(stays ? 1 : 0)
})
