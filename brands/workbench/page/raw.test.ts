import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadBrand } from '../../check/load-brand.ts'
import { editJson } from '../../check/edit-json.ts'
import { FLAG_KEYS, overObjects, readRaw } from './raw.ts'

const LUMEN = readFileSync('brands/lumen/brand.json', 'utf8')
const { theme } = loadBrand('demo')

it('reads what has fields', () => {
  const raw = readRaw(LUMEN, theme)
  expect(raw?.theme).toEqual(loadBrand('lumen').theme)
  expect(raw).toMatchObject({ name: 'Lumen', languages: ['en', 'ru', 'es'], flags: { isChatSupport: true } })
  expect(raw?.texts['loginHelp']).toEqual({
    en: 'First time here?',
    ru: 'Вы здесь впервые?',
    es: '¿Es tu primera vez?',
  })
  expect(FLAG_KEYS).toContain('isOfflineEnable')
})

it('reads what can be read of a file with faults, and takes the shown theme for the rest', () => {
  const raw = readRaw(
    JSON.stringify({
      name: 5,
      theme: { accent: '#17518b', radius: 9 },
      languages: ['de', 'ru'],
      texts: { loginHelp: { en: 7, ru: 'Впервые?' }, loginLead: 'Hello' },
      isChatSupport: 'yes',
    }),
    theme,
  )
  expect(raw?.theme).toEqual({ ...theme, radius: 9 })
  expect(raw).toMatchObject({ name: '', languages: ['ru'], flags: { isChatSupport: false } })
  expect(raw?.texts).toMatchObject({ loginHelp: { en: '', ru: 'Впервые?' }, loginLead: {}, about: {} })
  expect(readRaw('{"theme": "blue", "texts": [], "languages": "en"}', theme)).toMatchObject({
    theme,
    languages: ['en', 'ru', 'es'],
    texts: { about: {} },
  })
})

it.each(['', '{"id": ', '[]', '"lumen"', 'null'])('reads nothing of %j', (text) => {
  expect(readRaw(text, theme)).toBe(null)
})

it.each([
  ['{"name": "Lumen"}', ['name'], '{"name": "Lux"}'],
  ['{"texts": {"about": {"en": "A"}}}', ['texts', 'about', 'en'], '{"texts": {"about": {"en": "Lux"}}}'],
  ['{"texts": {"about": null}}', ['texts', 'about', 'en'], '{"texts": {"about": {"en": "Lux"}}}'],
  ['{"texts": "none"}', ['texts', 'about', 'en'], '{"texts": {"about": {"en": "Lux"}}}'],
  ['{"name": "L"}', ['texts', 'about', 'en'], '{"name": "L", "texts": {"about": {"en": "Lux"}}}'],
])('puts a value into %s at %j', (text, path, made) => {
  expect(JSON.parse(editJson(text, [overObjects(text, [path, 'Lux'])]))).toEqual(JSON.parse(made))
})
