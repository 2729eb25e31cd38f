import { expect, it } from 'vitest'
import { fileRefusal } from './file-refusal'

it.each([
  [0, 'image/jpeg', 'empty'],
  [0, null, 'empty'],
  [1, null, 'wrong_type'],
  [101, null, 'wrong_type'],
  [101, 'video/mp4', 'too_large'],
  [100, 'video/mp4', null],
  [1, 'image/heic', null],
] as const)('%i bytes of %s: %s', (size, type, refusal) => {
  expect(fileRefusal(size, type, 100)).toBe(refusal)
})
