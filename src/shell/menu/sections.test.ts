import { describe, expect, it } from 'vitest'
import { isRootScreen, sectionOfPath, sectionTarget, sectionsOf } from './sections'

const ALL = new Set(['/home', '/courses', '/chat', '/tasks', '/catalog', '/user/setting'])
const withChat = { chatSupport: true, knownPaths: ALL }
const withoutChat = { chatSupport: false, knownPaths: ALL }
const chatMissing = { chatSupport: true, knownPaths: new Set(['/home', '/courses', '/tasks', '/user/setting']) }

describe('sectionsOf', () => {
  it.each([
    ['chat on', withChat, ['home', 'course', 'chat', 'catalog', 'profile']],
    ['chat off: tasks in its place', withoutChat, ['home', 'course', 'task', 'catalog', 'profile']],
    ['screens that do not exist are left out', chatMissing, ['home', 'course', 'task', 'profile']],
  ])('%s', (_name, facts, expected) => {
    expect(sectionsOf(facts)).toEqual(expected)
  })
})

describe('sectionOfPath', () => {
  it.each([
    ['/home', withChat, 'home'],
    ['/events', withChat, 'home'],
    ['/courses', withChat, 'course'],
    ['/course/301/calendar/4', withChat, 'course'],
    ['/chat/201', withChat, 'chat'],
    ['/chat', withoutChat, null],
    ['/tasks/301', withChat, 'chat'],
    ['/tasks', withoutChat, 'task'],
    ['/homework/301/651', withoutChat, 'task'],
    ['/catalog', withChat, 'catalog'],
    ['/user/subscriptions', withChat, 'profile'],
    ['/coursework', withChat, null],
    ['/support', withChat, null],
  ])('%s', (path, facts, expected) => {
    expect(sectionOfPath(path, facts)).toBe(expected)
  })
})

describe('sectionTarget', () => {
  it.each<[string, unknown, 'home' | 'course', string]>([
    ['the last visited address of the group', '/course/301/calendar/4', 'home', '/course/301/calendar/4'],
    ['its root without one', undefined, 'home', '/courses'],
    ['its root for an address of another section', '/user/settings', 'home', '/courses'],
    ['its root for what is no address', 7, 'home', '/courses'],
    ['its root from the section itself', '/course/301/calendar/4', 'course', '/courses'],
  ])('leads to %s', (_name, visited, current, expected) => {
    expect(sectionTarget('course', { current, facts: withChat, visited })).toBe(expected)
  })
})

it.each([
  ['/home', true],
  ['/courses/', true],
  ['/course/301/calendar', false],
  ['/user/settings', false],
  ['/', false],
])('root screen %s: %s', (path, expected) => {
  expect(isRootScreen(path)).toBe(expected)
})
