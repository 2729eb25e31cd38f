import { expect, it } from 'vitest'
import { modernCss, modernStyles } from './modern-css.ts'

const MIX = 'color-mix(in oklab, var(--ink) 18%, transparent)'
const mixed = (rule: string) => `@supports (color:color-mix(in lab, red, red)){${rule}}`

it('drops what only browsers without color-mix follow', () => {
  const css = `.bg-ink\\/18{background-color:var(--ink)}${mixed(`.bg-ink\\/18{background-color:${MIX}}`)}`
  expect(modernCss(css)).toBe(`.bg-ink\\/18{background-color:${MIX}}`)
})

it('keeps the full colour of a class that shares its rule with a mixed one', () => {
  const shared = '.bg-ink,.bg-ink\\/18{background-color:var(--ink)}'
  const mix = `.bg-ink\\/18{background-color:${MIX}}`
  expect(modernCss(shared + mixed(mix))).toBe(shared + mix)
})

it('leaves the notice of the licence to the whole sheet', () => {
  const notice = '/*! tailwindcss v4 | MIT License | https://tailwindcss.com */\n'
  expect(modernCss(`${notice}.a{color:red}`)).toBe('.a{color:red}')
  const sheet = (fileName: string) => ({ type: 'asset', fileName, source: `${notice}.a{color:red}` })
  const bundle = { whole: sheet('assets/styles-abc.css'), home: sheet('assets/home-abc.css') }
  const { generateBundle } = modernStyles() as unknown as { generateBundle(options: null, bundle: object): void }
  generateBundle(null, bundle)
  expect([bundle.whole.source, bundle.home.source]).toEqual([`${notice}.a{color:red}`, '.a{color:red}'])
})
