import { beforeEach, expect, it } from 'vitest'
import { writeToken } from '#/api/token-store'
import { dropReturnPath, noteSignIn, noteSignOut, readKept } from './return-path'
import { requireToken } from './require-token'
import { takeReturnPath } from './take-return-path'

const stop = (href: string, preload = false) =>
  expect(() => requireToken({ href }, preload)).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ to: '/' }) }),
  )

beforeEach(() => {
  writeToken(null)
  dropReturnPath()
  noteSignIn()
})

it('keeps the address at which a guest is stopped, for anyone, but not of a hover', () => {
  stop('/course/301/calendar', true)
  expect(readKept()).toBeNull()
  stop('/course/301/calendar')
  expect(takeReturnPath(8)).toBe('/course/301/calendar')
})

it('leads the next learner not to the address of the one who has signed out by choice', () => {
  noteSignOut(7)
  stop('/course/301/calendar')
  expect(takeReturnPath(8)).toBeNull()
  stop('/course/301/calendar')
  expect(takeReturnPath(7)).toBe('/course/301/calendar')
})

it('keeps nothing where nobody knows who has left', () => {
  noteSignOut(null)
  stop('/course/301/calendar')
  expect(readKept()).toBeNull()
})

it('keeps addresses for anyone again once somebody has signed in', () => {
  noteSignOut(7)
  noteSignIn()
  stop('/home')
  expect(takeReturnPath(8)).toBe('/home')
})

it('lets a learner with a token pass', () => {
  writeToken('a-token')
  expect(() => requireToken({ href: '/home' }, false)).not.toThrow()
})
