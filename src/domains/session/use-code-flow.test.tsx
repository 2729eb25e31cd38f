import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useCodeFlow } from './components/use-code-flow'

async function flowOf(verify: (code: string) => Promise<void>) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const { result } = await renderHook(() => useCodeFlow({ request: async () => 60, verify, waitUntil: null }), {
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
