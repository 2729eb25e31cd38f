import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BRAND_FILES } from '../emit/asset-files.ts'
import { copyNotes } from './copied.ts'
import { brandFolder, checkFolder, loadBrand } from './load-brand.ts'
import { type NewBrand, newBrandFiles } from './new-brand.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'brands-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const LOGO = 'brands/kinetic/logo.svg'

const make = (...options: string[]) =>
  execFileSync(process.execPath, ['brands/check/new.ts', '--into', folder, ...options], {
    encoding: 'utf8',
    stdio: 'pipe',
  })

it('makes a brand without faults from a name, a colour and a logo', () => {
  const said = make(
    '--id',
    'meridian',
    '--name',
    'Meridian & Co',
    '--languages',
    'ru,es',
    '--colour',
    '#7f3ac8',
    '--logo',
    LOGO,
  )
  expect(said).toContain('It has no faults')
  expect(readdirSync(join(folder, 'meridian')).toSorted()).toEqual([...BRAND_FILES, 'brand.json'].toSorted())
  const { brand, faults } = checkFolder(brandFolder('meridian', folder))
  expect(faults).toEqual([])
  expect(brand).toMatchObject({
    id: 'meridian',
    appId: 'meridian',
    name: 'Meridian & Co',
    languages: ['ru', 'es'],
    defaultLanguage: 'ru',
    theme: { accent: { lightness: 0.5142, chroma: 0.2081, hue: 301.6 }, ink: { hue: 301.6 } },
  })
  const json = readFileSync(join(folder, 'meridian/brand.json'), 'utf8')
  expect(json).not.toMatch(/"en":/)
  expect(json).toContain('\n  "artTone": "light",\n  "origin": "",')
  const notes = brand ? copyNotes(brand, [loadBrand('demo')]) : []
  expect(notes.join('')).toContain('brand.json $.supportEmail: support@demo.example')
  expect(notes.join('')).not.toMatch(/appId|\$\.name/)
})

const parts = { id: 'a', name: 'A&B <School>', languages: 'en', colour: '#123', logo: null }
const made = (changes: Partial<NewBrand>) => newBrandFiles({ ...parts, ...changes }, brandFolder('demo').json)

it.each<[string, Partial<NewBrand>, RegExp]>([
  ['a colour that is none', { colour: 'navy' }, /^colour: expected one such as #17518b/],
  ['an id in capitals', { id: 'A' }, /^\$\.id: expected small Latin letters/],
  ['no name', { name: ' ' }, /^\$\.name: expected a text that is not empty/],
  ['a language that is none', { languages: 'en, de' }, /^languages: expected some of en,ru,es, found "en, de"/],
  ['a logo that is none', { logo: '{}' }, /^logo: expected <svg/],
  [
    'a logo that is too heavy',
    { logo: `<svg viewBox="0 0 9 9"><path d="${'M0 0h9v9z'.repeat(2000)}"/></svg>` },
    /^logo: expected at most 16 kB, found 18 kB/,
  ],
])('makes nothing of %s', (_, changes, fault) => {
  expect(made(changes).faults[0]).toMatch(fault)
})

it('takes a language twice, a colour without its sign, and a logo as it was drawn', () => {
  const logo = '<?xml version="1.0"?><svg id="a" viewBox="0 0 9 9"><path style="fill:#fff" d="M0 0h9v9z"/></svg>'
  const { faults, files } = made({ name: 'A', languages: 'en,EN', colour: '17518b', logo })
  expect(faults).toEqual([])
  expect(files['logo.svg']).toBe('<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#fff"/></svg>')
})

it.each(['#ffffff', '#fefefe', '#ffff00', '#ffe100', '#808080', '#050505', '#000000', '#ff0000', '#0000ff'])(
  'makes a brand of the colour %s, whose icon can be read',
  (colour) => {
    const { faults, files } = made({ name: '🎨 ёлка', colour })
    expect(faults).toEqual([])
    const ink = /fill="(#\w+)" text-anchor="middle">Ё<\/text>/.exec(files['icon.svg'] ?? '')?.[1]
    expect(ink).toBe(['#050505', '#000000', '#0000ff'].includes(colour) ? '#ffffff' : '#000000')
  },
)

it('draws the name where there is no logo', () => {
  const { faults, files } = made({ name: 'A&B "Best"' })
  expect(faults).toEqual([])
  expect(files['logo.svg']).toContain('>A&amp;B &quot;Best&quot;</text>')
})
