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
