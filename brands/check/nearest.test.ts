import { expect, it } from 'vitest'
import { nearest } from './nearest.ts'

const NAMES = ['isChatSupport', 'appId', 'hue', 'radius', 'languages']

it.each([
  ['isChatSuport', 'isChatSupport'],
  ['isChatSuppport', 'isChatSupport'],
  ['is_chat_support', 'isChatSupport'],
  ['APPID', 'appId'],
  ['radisu', 'radius'],
  ['launguage', 'languages'],
  ['hues', 'hue'],
  ['huge', 'hue'],
  ['dog', null],
  ['', null],
])('%s: perhaps %s', (typed, meant) => {
  expect(nearest(typed, NAMES)).toBe(meant)
})

it('takes the nearer of two', () => {
  expect(nearest('newHomeCourseId', ['newHomeTriggerCourseId', 'newHomeCourseIds'])).toBe('newHomeCourseIds')
})
