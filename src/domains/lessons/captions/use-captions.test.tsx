import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { notePreferences, readPreferences } from '../player/preferences'
import { useCaptions } from './use-captions'

it('the key for captions changes nothing on a video without them', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  notePreferences({ captions: 'ru', lastCaptions: 'ru' })
  const { result } = await renderHook(() => useCaptions([]), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  })
  result.current.toggle()
  expect(readPreferences().captions).toBe('ru')
})

it('tells two files apart of which language and label are the same', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const file = (place: number) => ({
    url: `https://v.example/${place}.vtt?sign=a`,
    languageCode: 'en',
    label: '',
    name: '',
  })
  const subs = [file(1), file(2)]
  const { result, rerender, act } = await renderHook(
    (props?: { subs: typeof subs }) => useCaptions(props?.subs ?? subs),
    {
      wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
    },
  )
  await act(() => result.current.choose(subs[1]!))
  expect(result.current.current).toBe(subs[1])
  // Their addresses are signed anew with each answer.
  const later = subs.map((sub) => ({ ...sub, url: sub.url.replace('=a', '=b') }))
  await rerender({ subs: later })
  expect(result.current.current).toBe(later[1])
  await act(() => result.current.toggle())
  expect(result.current.current).toBeNull()
  await act(() => result.current.toggle())
  expect(result.current.current).toBe(later[1])
})
