import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadBrand } from './load-brand.ts'
import { servedBrand, standIn } from './stand-in.ts'

const LUMEN = readFileSync('brands/lumen/brand.json', 'utf8')
const [lumen, demo] = [loadBrand('lumen'), loadBrand('demo')]
const shown = (from: string, to: string) => standIn('lumen', LUMEN.replace(from, to), demo)

it('is the brand itself where there is no fault', () => {
  expect(standIn('lumen', LUMEN, demo)).toEqual(lumen)
  expect(servedBrand('lumen')).toEqual(lumen)
})

it('takes the values with faults from another brand, and all others from the file', () => {
  expect(shown('"radius": 6', '"radius": 60')).toEqual({ ...lumen, theme: demo.theme })
  expect(shown('"isChatSupport": true', '"isChatSuport": true')).toEqual({
    ...lumen,
    isChatSupport: demo.isChatSupport,
  })
  expect(shown('"id": "lumen"', '"id": "kinetic"')).toEqual(lumen)
})

it('is the other brand under its own name where nothing can be read', () => {
  expect(standIn('lumen', '{"id": ', demo)).toEqual({ ...demo, id: 'lumen' })
})

it('speaks a language that the brand has', () => {
  const one = shown('"languages": [', '"languages": ["ru"], "x": [')
  expect([one.languages, one.defaultLanguage]).toEqual([['ru'], 'ru'])
})
