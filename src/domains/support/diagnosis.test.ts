import { expect, it } from 'vitest'
import { ApiError } from '#/api/errors'
import { browserName, fittingParts, lastFailure, withDiagnosis } from './diagnosis'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

it.each([
  [CHROME, 'Chrome 150, Linux'],
  [CHROME.replace('X11; Linux x86_64', 'Linux; Android 16; K'), 'Chrome 150, Android 16'],
  [`${CHROME.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64')} Edg/150.0.0.0`, 'Edge 150, Windows'],
  [`${CHROME} OPR/121.0.0.0`, 'Opera 121, Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.7; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145, Mac OS X'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari 19, iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1',
    'Chrome 150, iPad',
  ],
  ['something else', 'Browser, unknown system'],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})

const failure = (url: string, status?: number) =>
  new ApiError({
    kind: status === undefined ? 'network' : 'http',
    method: 'GET',
    url,
    ...(status !== undefined && { status }),
    serverText: 'Vera is not allowed.',
  })

it('names the last failed call without what was sent or received', () => {
  const at = Date.parse('2026-06-09T10:30:12Z')
  const older = { error: failure('https://school.example/spa/api/v1/homework'), at: at - 1 }
  const last = { error: failure('https://school.example/spa/api/v1/chats?token=secret', 500), at }
  const other = { error: new Error('Vera'), at: at + 1 }
  expect(lastFailure([older, last, other])).toBe('GET /spa/api/v1/chats: 500, 2026-06-09T10:30Z')
  expect(lastFailure([older])).toBe('GET /spa/api/v1/homework: network, 2026-06-09T10:30Z')
  expect(lastFailure([other])).toBeNull()
  expect(lastFailure([])).toBeNull()
})

it('adds as much as fits', () => {
  expect(withDiagnosis('It stops.', [])).toBe('It stops.')
  expect(withDiagnosis('It stops.', ['lumen', 'Chrome'])).toBe('It stops.\n\n[lumen · Chrome]')
  const parts = ['lumen', 'Chrome 150, Linux']
  expect(fittingParts('a'.repeat(400), parts, 500)).toEqual(parts)
  expect(fittingParts('a'.repeat(490), parts, 500)).toEqual(['lumen'])
  expect(withDiagnosis('a'.repeat(491), fittingParts('a'.repeat(491), parts, 500))).toHaveLength(500)
  expect(fittingParts('a'.repeat(500), parts, 500)).toEqual([])
})
