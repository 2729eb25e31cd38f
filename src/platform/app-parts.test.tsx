import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { ensureApp, withApp } from './app-parts'

it('loads styles and texts before the part that depends on them', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const part = await withApp(() => Promise.resolve('part'), 'study')
  expect(part).toBe('part')
  expect(i18n.messages).not.toEqual({})
  expect(document.querySelector('link[rel=stylesheet]')).not.toBeNull()
})

it('requests them once', async () => {
  await Promise.all([ensureApp(), ensureApp()])
  expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(1)
})
