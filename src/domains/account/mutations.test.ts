import type { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { isApiError } from '#/api/errors'
import { readToken, writeToken } from '#/api/token-store'
import { pause } from '#/lib/pause'
import { failure, freshClient, mutate, refusal, serveCalls, type Answer } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { accountMutations } from './mutations'
import { accountQueries } from './queries'

const { queryKey } = accountQueries.user()

/** A client whose learner has to confirm everything. */
async function demanding(answer: Answer) {
  const client = freshClient()
  const demands = { is_require_email_validate: 1, is_require_phone_validate: 1, is_require_update_password: 1 }
  serveCalls(() => ({ ...examples.user, ...demands }))
  await client.query(accountQueries.user())
  return { client, calls: serveCalls(answer) }
}

describe('codes', () => {
  it.each([
    ['requestEmailCode', 'auth/request-otp', { email: 'anna.keller@example.com' }],
    ['requestPhoneCode', 'user/request-phone-otp', { phone: 'anna.keller@example.com' }],
  ] as const)('%s goes to v2', async (name, path, body) => {
    const calls = serveCalls(() => ({ message: 'The code was sent.', retry_after: 30 }))
    const answer = await mutate(freshClient(), accountMutations[name](), 'anna.keller@example.com')
    expect(answer.retryAfter).toBe(30)
    expect(calls).toEqual([{ method: 'POST', base: 'v2', path, body }])
  })

  it.each(['requestEmailCode', 'requestPhoneCode'] as const)('%s fails by its message', async (name) => {
    serveCalls(() => ({ message: 'Some error happened' }))
    await expect(mutate(freshClient(), accountMutations[name](), 'x')).rejects.toMatchObject({
      kind: 'refused',
      serverText: 'Some error happened',
    })
  })

  it('a confirmed email frees the way and keeps the token', async () => {
    const token = 'eyJ1IjoxMDAxfQ.p8Qa.0123456789'
    const { client, calls } = await demanding(() => ({ token, user: examples.user }))
    await mutate(client, accountMutations.verifyEmail(), { email: 'anna.keller@example.com', code: '123456' })
    expect(calls[0]).toMatchObject({ base: 'v2', path: 'auth/verify-otp', body: { code: '123456' } })
    expect(readToken()).toBe(token)
    expect(client.getQueryData(queryKey)?.requireEmailValidate).toBe(false)
    writeToken(null)
  })

  it('a late confirmation opens no account that was signed out of meanwhile', async () => {
    const held = Promise.withResolvers<void>()
    const { client } = await demanding(async () => {
      await held.promise
      return { token: 'a.newer-token', user: examples.user }
    })
    const sent = sendEmailCode(client)
    writeToken(null)
    held.resolve()
    await sent
    expect(readToken()).toBeNull()
  })

  it.each([
    [
      'is refused by its message',
      { message: 'Error: wrong code' },
      { kind: 'refused', serverText: 'Error: wrong code' },
    ],
    ['is unreadable without a word', {}, { kind: 'unreadable', url: 'auth/verify-otp' }],
  ])('a confirmed email without a token %s', async (_, answer, failed) => {
    const { client } = await demanding(() => answer)
    await expect(sendEmailCode(client)).rejects.toMatchObject(failed)
    expect(client.getQueryData(queryKey)?.requireEmailValidate).toBe(true)
  })

  it('a confirmed phone frees the way', async () => {
    const { client } = await demanding(() => ({ message: 'The phone number is confirmed.' }))
    await mutate(client, accountMutations.verifyPhone(), { phone: '+4915112345678', code: '123456' })
    expect(client.getQueryData(queryKey)).toMatchObject({ phoneValidated: true, requirePhoneValidate: false })
  })

  it('a confirmed phone frees the way although the device’s clock is set back meanwhile', async () => {
    const { client } = await demanding(({ path }) => (path === 'user' ? examples.user : { message: 'Confirmed.' }))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 60 * 60 * 1000 })
    onTestFinished(() => void vi.useRealTimers())
    await sendPhoneCode(client)
    expect(client.getQueryData(queryKey)?.requirePhoneValidate).toBe(false)
  })

  it('a phone that the server calls confirmed and still asks for is a failure', async () => {
    const stillAsked = { ...examples.user, is_require_phone_validate: 1 }
    const { client } = await demanding(({ path }) => (path === 'user' ? stillAsked : { message: 'Confirmed.' }))
    await expect(sendPhoneCode(client)).rejects.toMatchObject({ kind: 'unreadable', url: 'user/verify-phone' })
    expect(client.getQueryData(queryKey)?.requirePhoneValidate).toBe(true)
  })

  it('a refused code asks for the learner again', async () => {
    const { client, calls } = await demanding(() => refusal({ code: ['Wrong code.'] }))
    await expect(sendPhoneCode(client)).rejects.toMatchObject({ fields: { code: ['Wrong code.'] } })
    expect(calls.slice(-2).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST user/verify-phone',
      'GET user',
    ])
    expect(client.getQueryData(queryKey)?.requirePhoneValidate).toBe(true)
  })

  const sendEmailCode = (client: QueryClient) =>
    mutate(client, accountMutations.verifyEmail(), { email: 'a@b.co', code: '1' })
  const sendPhoneCode = (client: QueryClient) =>
    mutate(client, accountMutations.verifyPhone(), { phone: '+49', code: '1' })

  it.each([
    ['email', sendEmailCode, 'requireEmailValidate'],
    ['phone', sendPhoneCode, 'requirePhoneValidate'],
  ] as const)(
    'a code of the %s that is refused because it did its work already is no failure',
    async (_, send, demand) => {
      const { client } = await demanding(async ({ path }) => {
        if (path !== 'user') return refusal({ code: ['Wrong code.'] })
        await pause(20)
        // The first answer was lost: the code is used up, and the step is done.
        return examples.user
      })
      await expect(send(client)).resolves.toMatchObject({ isAnswered: false, failure: { kind: 'refused' } })
      expect(client.getQueryData(queryKey)?.[demand]).toBe(false)
    },
  )

  it.each([
    ['email', sendEmailCode, 'requireEmailValidate'],
    ['phone', sendPhoneCode, 'requirePhoneValidate'],
  ] as const)('a refused code of the %s is told only when the learner is known again', async (_, send, demand) => {
    const { client } = await demanding(async ({ path }) => {
      if (path !== 'user') return refusal({ code: ['Wrong code.'] })
      await pause(20)
      return { ...examples.user, first_name: 'Ann', is_require_email_validate: 1, is_require_phone_validate: 1 }
    })
    await expect(send(client)).rejects.toMatchObject({ kind: 'refused' })
    expect(client.getQueryData(queryKey)).toMatchObject({ firstName: 'Ann', [demand]: true })
  })

  it('does not fetch the learner when its answer ended the session', async () => {
    const { client, calls } = await demanding(() => failure(401))
    await expect(sendPhoneCode(client)).rejects.toSatisfy((error) => isApiError(error, 401))
    expect(calls.at(-1)).toMatchObject({ method: 'POST' })
  })

  it('does not wait for the learner on a broken connection for long', async () => {
    const { client } = await demanding(({ path }) => (path === 'user' ? new Promise(() => {}) : failure(502)))
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const [sent] = await Promise.allSettled([sendPhoneCode(client), vi.advanceTimersByTimeAsync(10_000)])
    expect(sent).toMatchObject({ status: 'rejected', reason: { status: 502 } })
  })

  it('the phone can be skipped, by the path that the server knows', async () => {
    const { client, calls } = await demanding(() => ({ user: examples.user }))
    await mutate(client, accountMutations.skipPhone(), undefined)
    expect(calls[0]).toMatchObject({ base: 'v2', path: 'user/supress-phone-validation', body: {} })
    expect(client.getQueryData(queryKey)?.requirePhoneValidate).toBe(false)
  })
})

describe('the profile', () => {
  it('sends what was given as a form', async () => {
    const { client, calls } = await demanding(() => ({ user: { ...examples.user, first_name: 'Ann' } }))
    await mutate(client, accountMutations.saveProfile(), { firstName: 'Ann', city: '' })
    expect(calls[0]).toMatchObject({
      path: 'user',
      body: [
        ['first_name', 'Ann'],
        ['city', ''],
      ],
    })
    expect(client.getQueryData(queryKey)?.firstName).toBe('Ann')
  })

  it('sends the language that waits to be stored along with it', async () => {
    const { client, calls } = await demanding(() => ({ user: examples.user }))
    await mutate(client, accountMutations.saveProfile(), { firstName: 'Ann', locale: 'ru' })
    await mutate(client, accountMutations.saveProfile(), { firstName: 'Ann', locale: null })
    expect(calls.map(({ body }) => body)).toEqual([
      [
        ['first_name', 'Ann'],
        ['locale', 'ru'],
      ],
      [['first_name', 'Ann']],
    ])
  })

  it('stores the language', async () => {
    const calls = serveCalls(() => ({ user: examples.user }))
    await mutate(freshClient(), accountMutations.saveLocale(), 'ru')
    expect(calls[0]?.body).toEqual([['locale', 'ru']])
  })

  it.each([
    ['stored', 'ru', 'saved'],
    ['not stored', 'en', 502],
  ])('a language whose answer got lost is asked for: %s', async (_, locale, outcome) => {
    const calls = serveCalls(({ method }) => (method === 'POST' ? failure(502) : { ...examples.user, locale }))
    const saved = mutate(freshClient(), accountMutations.saveLocale(), 'ru').then(
      () => 'saved',
      (error: unknown) => isApiError(error) && error.status,
    )
    expect(await saved).toBe(outcome)
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET'])
  })

  it.each([
    ['refused', () => refusal({ locale: ['Unknown.'] })],
    ['sent without a valid token', () => failure(401)],
  ])('a language that is %s is not asked for', async (_, answer) => {
    const calls = serveCalls(answer)
    await expect(mutate(freshClient(), accountMutations.saveLocale(), 'ru')).rejects.toBeInstanceOf(Error)
    expect(calls).toHaveLength(1)
  })

  it('changes the password, the email, and asks for a letter', async () => {
    const { client, calls } = await demanding(({ path }) =>
      path.includes('reset') ? { message: 'Sent.' } : { user: examples.user },
    )
    await mutate(client, accountMutations.changePassword(), { password: 'secret1', passwordRepeat: 'secret1' })
    expect(client.getQueryData(queryKey)?.requiredUpdatePassword).toBe(false)
    await mutate(client, accountMutations.saveEmail(), 'a@b.co')
    await mutate(client, accountMutations.requestPasswordReset(), 'a@b.co')
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['user/update-password', { password: 'secret1', password_repeat: 'secret1' }],
      ['user/update-user', { email: 'a@b.co' }],
      ['auth/request-password-reset', { email: 'a@b.co' }],
    ])
  })

  it('of a session that has ended does not change the next one', async () => {
    const held = Promise.withResolvers<void>()
    const { client } = await demanding(async () => {
      await held.promise
      return { user: { ...examples.user, first_name: 'Ann' } }
    })
    const sent = mutate(client, accountMutations.saveProfile(), { firstName: 'Ann' })
    writeToken('the.next-token')
    held.resolve()
    await sent
    expect(client.getQueryData(queryKey)?.firstName).toBe('Anna')
  })

  const passwords = { password: 'secret1', passwordRepeat: 'secret1' }
  const STEPS = [
    ['a skipped phone', (client: QueryClient) => mutate(client, accountMutations.skipPhone(), undefined)],
    ['a profile', (client: QueryClient) => mutate(client, accountMutations.saveProfile(), { firstName: 'Ann' })],
    ['an email', (client: QueryClient) => mutate(client, accountMutations.saveEmail(), 'a@b.co')],
  ] as const

  it.each([
    ...STEPS,
    ['a password', (client: QueryClient) => mutate(client, accountMutations.changePassword(), passwords)],
  ] as const)('%s whose answer got lost is confirmed by the learner that the server has', async (_, send) => {
    const stored = { ...examples.user, first_name: 'Ann', email: 'a@b.co' }
    const { client, calls } = await demanding(({ method }) => (method === 'POST' ? failure(502) : stored))
    await expect(send(client)).resolves.toMatchObject({ isAnswered: false })
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET'])
    expect(client.getQueryData(queryKey)?.firstName).toBe('Ann')
  })

  it.each([
    ...STEPS,
    ['a forced password', (client: QueryClient) => mutate(client, accountMutations.changePassword(), passwords)],
    [
      'a password of one’s own will',
      (client: QueryClient) =>
        mutate(client, accountMutations.changePassword(), { ...passwords, currentPassword: 'secret0' }),
    ],
  ] as const)('%s that the server does not have stays a failure, with the learner asked for', async (name, send) => {
    const demands = { is_require_phone_validate: 1, is_require_update_password: name === 'a forced password' ? 1 : 0 }
    const { client, calls } = await demanding(({ method }) =>
      method === 'POST' ? failure(502) : { ...examples.user, ...demands, city: 'Rome' },
    )
    await expect(send(client)).rejects.toSatisfy((error) => isApiError(error, 502))
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET'])
    expect(client.getQueryData(queryKey)?.city).toBe('Rome')
  })

  it.each(STEPS)('%s that is refused has changed nothing', async (_, send) => {
    const { client, calls } = await demanding(() => refusal({ email: ['Taken.'] }))
    await expect(send(client)).rejects.toMatchObject({ kind: 'refused' })
    expect(calls).toHaveLength(1)
  })

  it('stays as it was when the server refuses', async () => {
    const { client } = await demanding(() => failure(500))
    const sent = mutate(client, accountMutations.saveProfile(), { firstName: 'Ann' })
    await expect(sent).rejects.toSatisfy((error) => isApiError(error, 500))
    expect(client.getQueryData(queryKey)?.firstName).toBe('Anna')
  })
})
