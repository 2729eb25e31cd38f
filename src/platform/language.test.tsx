import { i18n } from '@lingui/core'
import { expect, test, vi } from 'vitest'
import { loadTexts } from './language'

test('texts that load later are available, and nothing is rendered again', async () => {
  i18n.loadAndActivate({ locale: 'es', messages: {} })
  const told = vi.fn<() => void>()
  const stop = i18n.on('change', told)
  await loadTexts('study')
  stop()
  expect(Object.keys(i18n.messages).length).toBeGreaterThan(100)
  expect(told).not.toHaveBeenCalled()
})
