import { expect, it } from 'vitest'
import { copiedFiles, copiedValues, copyNotes } from './copied.ts'
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
      'brand.json $.texts.artCaption.en: A small garden, week one.',
      'brand.json $.texts.missingHeadline.es: Aquí no ha crecido nada.',
      'brand.json $.texts.loginLead.ru: Укажите адрес, на который пришёл доступ.',
      'brand.json $.texts.loginHelp.en: No access yet?',
      'brand.json $.clubInApp.title.en: The Common Room',
      'brand.json $.clubInApp.description.en: <p>Articles, meetings and people from all courses in one place.</p>',
      'brand.json $.products[0].code: example.demo.course.watercolour',
    ]),
  )
  expect(
    copies.filter((place) =>
      /appId|supportEmail|footer|languages|socialAuth|Warning|loginHeadline|showButton/.test(place),
    ),
  ).toEqual([])
  expect(copiedFiles('demo', 'demo')).toContain('logo.svg')
})

it('notes copies of the copy only, not of the brand that it was copied from', () => {
  const copy = { ...demo, id: 'mine' }
  expect(copyNotes(copy, [demo, copy])).toContain('  note: still that of "demo": brand.json $.name: Demo School\n')
  expect(copyNotes(demo, [demo, copy])).toEqual([])
})

it.each([
  ['lumen', 'kinetic'],
  ['lumen', 'demo'],
  ['kinetic', 'demo'],
])('%s has nothing of %s', (id, other) => {
  expect(copiedValues(loadBrand(id), loadBrand(other))).toEqual([])
  expect(copiedFiles(id, other)).toEqual([])
})
