import { expect, it } from 'vitest'
import { onceEach } from './once-each'

it('what comes with two pages stands once, where it was, as it was answered last', () => {
  const all = [
    { id: 1, at: 1 },
    { id: 2, at: 1 },
    { id: 1, at: 2 },
  ]
  expect(onceEach(all)).toEqual([
    { id: 1, at: 2 },
    { id: 2, at: 1 },
  ])
})
