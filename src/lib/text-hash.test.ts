import { expect, it } from 'vitest'
import { textHash } from './text-hash'

it('is the same for the same text, another for another, and does not tell it', () => {
  // What devices have kept must be found again.
  expect(textHash('https://school.example/a.png')).toBe('out7n7')
  expect(textHash('https://school.example/b.png')).not.toBe(textHash('https://school.example/a.png'))
})
