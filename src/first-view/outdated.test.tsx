import { expect, onTestFinished, test, vi } from 'vitest'
import { stopIfOutdated } from './outdated'

/** The page as the build writes it, in a browser that can or cannot draw it. */
function load(canDraw: boolean, language: string) {
  const stop = vi.spyOn(window, 'stop').mockImplementation(() => {})
  vi.spyOn(CSS, 'supports').mockReturnValue(canDraw)
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  const before = [...document.body.childNodes]
  document.body.innerHTML =
    '<p>app</p><template id="still-outdated-en"><h1>Too old</h1></template><template id="still-outdated-ru"><h1>Старая</h1></template>'
  onTestFinished(() => {
    vi.restoreAllMocks()
    document.body.replaceChildren(...before)
  })
  stopIfOutdated()
  return stop
}

test('an old browser shows a page in its language, and loads nothing else', () => {
  const stop = load(false, 'ru-RU')
  expect(document.body.textContent).toBe('Старая')
  expect(stop).toHaveBeenCalledOnce()
})

test('in a language that the app does not speak the page is in its first', () => {
  load(false, 'fr')
  expect(document.body.textContent).toBe('Too old')
})

test('any other goes on', () => {
  const stop = load(true, 'en')
  expect(document.body.textContent).toContain('app')
  expect(stop).not.toHaveBeenCalled()
})
