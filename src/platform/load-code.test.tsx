import { i18n } from '@lingui/core'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadCode } from './load-code'
import { loadStylesAndTexts } from './styles-and-texts'

afterEach(() => vi.useRealTimers())

test('code comes as it is', async () => {
  await expect(loadCode(async () => ({ component: 1 }))).resolves.toEqual({ component: 1 })
  expect(document.querySelector('link[rel=stylesheet]')).toBeNull()
})

test('code that fails does so as a chunk error, so that no other code reloads because of it', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: https://x/a.js')
  const error: unknown = await loadCode(() => Promise.reject(cause)).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'ChunkError', late: false, cause })
})

test('code is given up after 120 s', async () => {
  vi.useFakeTimers()
  const failed = loadCode(() => new Promise(() => {})).catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await failed).toMatchObject({ name: 'ChunkError', late: true })
})

test('styles and texts are there before the part that depends on them', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const part = await loadCode(() => Promise.resolve('part'), 'study')
  expect(part).toBe('part')
  expect(i18n.messages).not.toEqual({})
  expect(document.querySelector('link[rel=stylesheet]')).not.toBeNull()
})

test('styles are requested once', async () => {
  await Promise.all([loadStylesAndTexts('app'), loadStylesAndTexts('app')])
  expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(1)
})

test('a style sheet that arrives without rules is lost, and asked for again under another address', async () => {
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.remove()
  const read = vi.spyOn(HTMLLinkElement.prototype, 'sheet', 'get')
  onTestFinished(() => read.mockRestore())
  read.mockReturnValueOnce(new CSSStyleSheet())
  await loadStylesAndTexts('home')
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  expect(links).toHaveLength(1)
  expect(links[0]?.href).toMatch(/\?\d+$/)
})
