import { expect, it } from 'vitest'
import { linesOf, readHandJson } from './read-json.ts'

const READ = '{\n  "id": "a",\n  "flags": [true, -1.5e3],\n  "rest": { "x": null }\n}\n'
/** The same text with one change. */
const wrong = (from: string, to: string) => READ.replace(from, () => to)

it.each([
  ['as it should be', READ],
  ['with a byte order mark', `\uFEFF${READ}`],
  ['with tabs and the line ends of Windows', READ.replaceAll('\n  ', '\r\n\t')],
  ['one key in several objects', '{"a":{"id":1},"b":[{"id":1},{"id":2}]}'],
  ['keys inside texts', String.raw`{"a":"\"b\": {","b":"}"}`],
])('reads a text %s', (_, text) => {
  const { value, faults } = readHandJson(text)
  expect(value).toEqual(JSON.parse(text.replace('\uFEFF', '')))
  expect(faults).toEqual([])
})

it.each([
  ['a key given again', wrong('"rest"', '"id"'), 'line 4: "id" stands here twice'],
  ['a key given again below', '{"a":{"b":1,"b":2}}', 'line 1: "b" stands here twice'],
  ['a comma after the last entry', wrong('}\n}', '},\n}'), 'line 4: expected no comma after the last entry'],
  ['a comma at the end of a list', wrong('1.5e3]', '1.5e3,]'), 'line 3: expected no comma after the last entry'],
  ['a comma too many', wrong('"a",', '"a",,'), 'line 2: expected an entry before this comma'],
  ['a comma at the beginning', wrong('[true', '[, true'), 'line 3: expected an entry before this comma'],
  ['no value', wrong('null', ''), 'line 4: expected a value after the colon'],
  [
    'a tab in a text',
    wrong('a"', 'a\tb"'),
    'line 2: expected a quotation mark at the end of this text, and no tab inside of it',
  ],
  ['no comma', wrong('"a",', '"a"'), 'line 2: expected a comma after this entry'],
  ['no comma after a list', wrong('],', ']'), 'line 3: expected a comma after this entry'],
  ['no comma in a list', wrong('true,', 'true'), 'line 3: expected a comma after this entry'],
  ['no colon', wrong('"id":', '"id"'), 'line 2: expected a colon after this key'],
  ['no end', wrong('}\n}\n', '}\n'), 'line 5: ends too early: a } or ] is missing'],
  ['a comment', wrong('"flags"', '// What is on\n  "flags"'), 'line 3: expected no comment: JSON has none'],
  ['single quotation marks', wrong('"a"', "'a'"), 'line 2: expected straight quotation marks: "…"'],
  ['a key in single quotation marks', wrong('"flags"', "'flags'"), 'line 3: expected straight quotation marks: "…"'],
  ['printed quotation marks', wrong('"a"', '“a”'), 'line 2: expected straight quotation marks: "…"'],
  [
    'no quotation mark at the end',
    wrong('"a"', '"a'),
    'line 2: expected a quotation mark at the end of this text, and no tab inside of it',
  ],
  ['a key without any', wrong('"flags"', 'flags'), 'line 3: expected straight quotation marks around this word'],
  ['a word that is no value', wrong('null', 'None'), 'line 4: expected true, false or null, in small letters'],
  ['something behind the end', `${READ}}`, 'line 6: cannot be read from here on: }'],
  ['another encoding', wrong('"a"', '"\uFFFDcole"'), 'line 2: expected a file that is saved as UTF-8'],
  ['nothing', ' \n', 'line 1: is empty'],
])('says what is wrong with %s', (_, text, fault) => {
  expect(readHandJson(text).faults.map(({ line, message }) => `line ${line}: ${message}`)).toEqual([fault])
})

it('knows the line of every place, an entry of an object by its key', () => {
  expect([...linesOf(`\uFEFF${READ}`)]).toEqual([
    ['$', 1],
    ['$.id', 2],
    ['$.flags', 3],
    ['$.flags[0]', 3],
    ['$.flags[1]', 3],
    ['$.rest', 4],
    ['$.rest.x', 4],
  ])
  expect(linesOf('').size).toBe(0)
})
