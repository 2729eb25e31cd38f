import fc from 'fast-check'
import { expect, it } from 'vitest'
import { momentAddress, questionText, readQuestion } from './lesson-moment'

const APP = 'https://lumen.example/v/'
const MOMENT = { streamId: 301, dayNumber: 4, lessonId: 811, seconds: 192, isExplanation: false }

const id = fc.integer({ min: 1, max: 999_999_999_999 })
const moments = fc.record({
  streamId: id,
  dayNumber: id,
  lessonId: id,
  seconds: fc.nat(),
  isExplanation: fc.boolean(),
})
const apps = fc.constantFrom(APP, 'http://lumen.localhost:4173/v/', 'https://школа.example/', 'https://a.example/x/y/')
const normal = (app: string) => new URL(app).href

it('writes the address of a lesson and a second', () => {
  expect(momentAddress(MOMENT, APP)).toBe('https://lumen.example/v/course/301/calendar/4?lesson=811&t=192')
  expect(momentAddress({ ...MOMENT, isExplanation: true }, APP)).toBe(
    'https://lumen.example/v/course/301/calendar/4?lesson=811&t=192&view=explain',
  )
})

it('reads every question that it has written', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      moments,
      apps,
      fc.constantFrom('', ' ', '\n\n'),
      (text, moment, at, end) => {
        const app = normal(at)
        expect(readQuestion(questionText(text, moment, app) + end, app)).toEqual({ text: text.trim(), moment })
      },
    ),
  )
})

it('finds no moment in any other text, and leaves it as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl()), (text) => {
      expect(readQuestion(text, APP)).toEqual({ text, moment: null })
    }),
  )
})

it.each([
  ['of another site', momentAddress(MOMENT, 'https://lumen.example.evil/v/')],
  ['of another app of the site', momentAddress(MOMENT, 'https://lumen.example/w/')],
  ['with a name before its host', 'https://lumen.example@evil.example/v/course/301/calendar/4?lesson=811&t=192'],
  ['without a second', 'https://lumen.example/v/course/301/calendar/4?lesson=811'],
  ['without a lesson', 'https://lumen.example/v/course/301/calendar/4?t=192'],
  ['with half a second', 'https://lumen.example/v/course/301/calendar/4?lesson=811&t=1.5'],
  ['before the beginning', 'https://lumen.example/v/course/301/calendar/4?lesson=811&t=-1'],
  ['to the calendar', 'https://lumen.example/v/course/301/calendar?lesson=811&t=192'],
  ['that only looks like it', 'https://lumen.example/v/course/301/calendar/4/x?lesson=811&t=192'],
  ['that something follows', `${momentAddress(MOMENT, APP)} please`],
])('finds no moment in an address %s', (_what, text) => {
  expect(readQuestion(text, APP)).toEqual({ text, moment: null })
})

it('asks with the address alone, too, and about the last of two moments', () => {
  expect(questionText(' ', MOMENT, APP)).toBe(momentAddress(MOMENT, APP))
  expect(readQuestion(momentAddress(MOMENT, APP), APP)).toEqual({ text: '', moment: MOMENT })
  const later = { ...MOMENT, seconds: 200 }
  const first = questionText('From here', MOMENT, APP)
  expect(readQuestion(questionText(first, later, APP), APP)).toEqual({ text: first, moment: later })
})
