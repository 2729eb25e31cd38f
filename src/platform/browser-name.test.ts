import { expect, it } from 'vitest'
import { browserName } from './browser-name'

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
