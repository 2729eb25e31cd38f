import { expect, test } from 'vitest'
import { joinReasons } from './join-reasons'

test.each<[string, string[], string]>([
  [
    'sentences with a full stop',
    ['The e-mail is taken.', 'The name is too long.'],
    'The e-mail is taken; The name is too long.',
  ],
  [
    'sentences without one',
    ['The e-mail is taken', 'The name is too long'],
    'The e-mail is taken; The name is too long',
  ],
  ['both', ['Taken.', 'Too long', 'Empty.'], 'Taken; Too long; Empty.'],
  ['other marks at the end', ['Please wait…', 'Is it yours?', 'No!'], 'Please wait…; Is it yours?; No!'],
  ['one reason', ['Taken.'], 'Taken.'],
  ['none', [], ''],
])('%s', (_, reasons, text) => {
  expect(joinReasons(reasons)).toBe(text)
})

test('takes the mark that the screen asks for', () => {
  expect(joinReasons(['Too long.', 'Taken.'], ', ')).toBe('Too long, Taken.')
})
