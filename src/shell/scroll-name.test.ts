import { expect, it } from 'vitest'
import { scrollName } from './scroll-name'

it('is the same for a learner’s page, another one for another page or learner, and tells none of them', () => {
  const name = scrollName(7, '/course/301/calendar')
  expect(scrollName(7, '/course/301/calendar')).toBe(name)
  const others = [scrollName(8, '/course/301/calendar'), scrollName(7, '/course/302/calendar'), scrollName(null, '/')]
  expect(new Set([name, ...others]).size).toBe(4)
  for (const one of [name, ...others]) expect(one).toMatch(/^[0-9a-z]{1,7}$/)
})
