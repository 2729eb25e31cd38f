import { expect, it } from 'vitest'
import { modernCss } from './modern-css.ts'

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
