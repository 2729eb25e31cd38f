import { expect, it } from 'vitest'
import { copiedFiles, copiedValues } from './copied.ts'
import { loadBrand } from './load-brand.ts'

const demo = loadBrand('demo')

it('names what a copied brand still has of the other one', () => {
  const own = {
    ...demo,
    id: 'mine',
    appId: 'mine',
    supportEmail: 'help@mine.example',
    footer: [{ title: { en: 'Terms', ru: 'Условия', es: 'Condiciones' }, url: 'https://mine.example/terms' }],
  }
  const copies = copiedValues(own, demo)
  expect(copies).toEqual(
    expect.arrayContaining([
      'brand.json $.name: Demo School',
      'brand.json $.trustedReturnOrigins[0]: https://partner.demo.example',
      'brand.json $.demoCourseServiceId: 740',
      'brand.json $.instructionUrls.ru: https://demo.example/ru/how-to-sign-in',
    ]),
  )
  expect(copies.filter((place) => /appId|supportEmail|footer|languages|socialAuth|Warning/.test(place))).toEqual([])
  expect(copiedFiles('demo', 'demo')).toContain('logo.svg')
})

it.each([
  ['lumen', 'kinetic'],
  ['lumen', 'demo'],
  ['kinetic', 'demo'],
])('%s has nothing of %s', (id, other) => {
  expect(copiedValues(loadBrand(id), loadBrand(other))).toEqual([])
  expect(copiedFiles(id, other)).toEqual([])
})
