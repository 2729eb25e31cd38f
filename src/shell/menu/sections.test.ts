import { describe, expect, it } from 'vitest'
import { type SectionId, sectionTarget, sectionsOf, shownSection } from './sections'

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

describe('shownSection', () => {
  it.each<[SectionId | undefined, typeof withChat, SectionId | null]>([
    ['home', withChat, 'home'],
    ['course', withoutChat, 'course'],
    ['chat', withChat, 'chat'],
    ['chat', withoutChat, null],
    ['chat', chatMissing, null],
    ['task', withChat, 'chat'],
    ['task', withoutChat, 'task'],
    ['task', chatMissing, 'task'],
    ['profile', withChat, 'profile'],
    [undefined, withChat, null],
  ])('%s', (section, facts, expected) => {
    expect(shownSection(section, facts)).toBe(expected)
  })
})

const sectionOf = (path: string): SectionId => (path.startsWith('/course') ? 'course' : 'profile')

describe('sectionTarget', () => {
  it.each<[string, unknown, 'home' | 'course', string]>([
    ['the last visited address of the group', '/course/301/calendar/4', 'home', '/course/301/calendar/4'],
    ['its root without one', undefined, 'home', '/courses'],
    ['its root for an address of another section', '/user/settings', 'home', '/courses'],
    ['its root for what is no address', 7, 'home', '/courses'],
    ['its root from the section itself', '/course/301/calendar/4', 'course', '/courses'],
  ])('leads to %s', (_name, visited, current, expected) => {
    expect(sectionTarget('course', { current, visited, sectionOf })).toBe(expected)
  })
})
