import { expect, it } from 'vitest'
import type { Subtitle } from '#/domains/study/model'
import { isSameSubtitle } from './same-subtitle'

const subtitle = (languageCode: string, url: string) => ({ languageCode, url }) as Subtitle

it.each([
  ['the same file, signed anew', 'en', 'https://files.example/7.vtt?key=2', true],
  ['another language', 'es', 'https://files.example/7.vtt?key=1', false],
  ['another file', 'en', 'https://files.example/8.vtt?key=1', false],
])('%s', (_, languageCode, url, isSame) => {
  expect(isSameSubtitle(subtitle('en', 'https://files.example/7.vtt?key=1'), subtitle(languageCode, url))).toBe(isSame)
})
