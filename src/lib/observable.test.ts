import { expect, it, vi } from 'vitest'
import { observable } from './observable'

it('says when it has changed, and only to those who still watch', () => {
  const place = observable('home')
  const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stop = place.watch(one)
  place.watch(other)
  place.set('day')
  expect(place.read()).toBe('day')
  stop()
  place.set('day')
  place.set('home')
  expect(one).toHaveBeenCalledTimes(1)
  expect(other).toHaveBeenCalledTimes(2)
})
