import { expect, test } from 'vitest'
import { initials } from './initials'

test.each([
  ['Vera Sokolova', 'VS'],
  ['Ines', 'I'],
  ['anna maria lopez', 'AL'],
  ['Вера Соколова', 'ВС'],
  ['  «Ana» (Bel)  ', 'AB'],
  ['7 days', '7D'],
  ['𝒜da', '𝒜'],
  ['', ''],
  ['— !', ''],
])('%j gives %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
