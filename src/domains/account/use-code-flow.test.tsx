import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ApiError } from '#/api/errors'
import { useCodeFlow } from './use-code-flow'

async function flowOf(verify: (code: string) => Promise<void>, request = async () => 60) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const { result } = await renderHook(() => useCodeFlow({ request, verify, sent: null, onWrong: () => {} }), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  })
  return result
}

it('an accepted code is sent once, although a late press comes while the guard redirects', async () => {
  const verify = vi.fn<(code: string) => Promise<void>>().mockResolvedValue()
  const flow = await flowOf(verify)
  await flow.current.check('123456')
  await flow.current.check('123456')
  expect(verify).toHaveBeenCalledOnce()
})

it('a code that failed may be sent again', async () => {
  const verify = vi.fn<(code: string) => Promise<void>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue()
  const flow = await flowOf(verify)
  await flow.current.check('123456')
  await flow.current.check('123456')
  expect(verify).toHaveBeenCalledTimes(2)
})

it('what was typed before a new code was requested is void once that is sent', async () => {
  const verify = vi.fn<(code: string) => Promise<void>>().mockResolvedValue()
  const flow = await flowOf(verify)
  flow.current.type('123456')
  await flow.current.send()
  await expect.poll(() => flow.current.code).toBe('')
  expect(verify).not.toHaveBeenCalled()
})

it('what is typed while a new code is requested stays, and is checked once it is complete', async () => {
  const verify = vi.fn<(code: string) => Promise<void>>().mockResolvedValue()
  const sending = Promise.withResolvers<number>()
  const flow = await flowOf(verify, () => sending.promise)
  const sent = flow.current.send()
  flow.current.type('123456')
  await flow.current.check('123456')
  expect(verify).not.toHaveBeenCalled()
  sending.resolve(60)
  await sent
  expect(verify).toHaveBeenCalledExactlyOnceWith('123456')
  await expect.poll(() => flow.current.code).toBe('123456')
})

it('another code that comes while a wrong one is being checked is checked after it', async () => {
  const checking = Promise.withResolvers<void>()
  const verify = vi.fn<(code: string) => Promise<void>>().mockReturnValueOnce(checking.promise).mockResolvedValue()
  const flow = await flowOf(verify)
  flow.current.type('111111')
  const checked = flow.current.check('111111')
  flow.current.type('222222')
  await flow.current.check('222222')
  checking.reject(new Error('wrong'))
  await checked
  expect(verify.mock.calls.flat()).toEqual(['111111', '222222'])
  expect(flow.current.problem).toBeNull()
})

const refused = new ApiError({ kind: 'refused', method: 'POST', url: '/verify-otp', status: 200 })
const tooOften = new ApiError({ kind: 'http', method: 'POST', url: '/verify-otp', status: 429, retryAfterMs: 7000 })

it('a code that too many wrong ones have made void stays so until a new one is sent', async () => {
  const verify = vi.fn<(code: string) => Promise<void>>().mockRejectedValue(refused)
  const flow = await flowOf(verify)
  for (const code of ['111111', '222222', '333333', '444444']) await flow.current.check(code)
  verify.mockRejectedValue(tooOften)
  await flow.current.check('555555')
  await expect.poll(() => flow.current.isVoid).toBe(true)
  expect(flow.current.pause).toBeUndefined()
  flow.current.type('666666')
  await expect.poll(() => flow.current.code).toBe('666666')
  expect(flow.current.problem).toBe('Too many wrong codes. Ask for a new one.')
  await flow.current.send()
  await expect.poll(() => flow.current.isVoid).toBe(false)
  expect(flow.current.problem).toBeNull()
  // The wrong ones were tried on the code before.
  await flow.current.check('123456')
  await expect.poll(() => flow.current.pause).toBeDefined()
  expect(flow.current.isVoid).toBe(false)
})

it('a limit on tries keeps what was typed and says how long to wait, unless a new code is sent', async () => {
  const verify = vi.fn<(code: string) => Promise<void>>().mockRejectedValue(tooOften)
  const flow = await flowOf(verify)
  flow.current.type('123456')
  await flow.current.check('123456')
  await expect
    .poll(() => flow.current.pause)
    .toMatch(/^Too many tries in a row\. You can confirm in [67] s, or ask for a new code\.$/)
  expect(flow.current.code).toBe('123456')
  expect(flow.current.isVoid).toBe(false)
  expect(flow.current.problem).toBeNull()
  await flow.current.send()
  await expect.poll(() => flow.current.pause).toBeUndefined()
})

it('after a limit on tries, a code that came meanwhile waits too', async () => {
  const checking = Promise.withResolvers<void>()
  const verify = vi.fn<(code: string) => Promise<void>>().mockReturnValueOnce(checking.promise)
  const flow = await flowOf(verify)
  flow.current.type('111111')
  const checked = flow.current.check('111111')
  flow.current.type('222222')
  checking.reject(tooOften)
  await checked
  expect(verify).toHaveBeenCalledOnce()
})
