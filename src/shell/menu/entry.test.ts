import { describe, expect, it } from 'vitest'
import { MOBILE_MENU, SETTINGS_MENU } from './account-entries'
import { MAIN_MENU, SETTINGS, SUPPORT } from './entries'
import { isCurrentEntry, type MenuFacts, visibleEntries } from './entry'
import type { SectionId } from './sections'

const EVERY_PATH = new Set(
  [...MAIN_MENU, ...SETTINGS_MENU, ...MOBILE_MENU].flatMap((entry) => ('to' in entry ? [entry.to] : [])),
)

const EVERYTHING: MenuFacts = {
  isAdmin: true,
  chatSupport: true,
  videoConsultationSupport: true,
  communityUrl: 'https://club.example',
  communities: [{ chatOnly: true }, { chatOnly: false }],
  hasAuthProviders: true,
  manualUrl: 'https://school.example/manual',
  instructionUrl: 'https://school.example/instruction',
  adminUrl: 'https://admin.example/?token=t',
  points: 12,
  unread: 0,
}

const ids = (menu: typeof MAIN_MENU, facts: MenuFacts, paths: ReadonlySet<string> = EVERY_PATH) =>
  visibleEntries(menu, facts, paths).map((entry) => entry.id)

describe('the full menus of the specification', () => {
  it('main menu', () => {
    expect(ids(MAIN_MENU, EVERYTHING)).toEqual([
      'courses',
      'community',
      'homeworks',
      'messages',
      'video-consultations',
      'support',
      'subscriptions',
      'dashboard',
    ])
  })
  it('settings menu', () => {
    expect(ids(SETTINGS_MENU, EVERYTHING)).toEqual([
      'user-edit',
      'settings',
      'points',
      'social-networks',
      'support',
      'manual',
      'instruction',
      'exit',
    ])
  })
  it('mobile menu', () => {
    expect(ids(MOBILE_MENU, EVERYTHING)).toEqual([
      'user-edit',
      'social-networks',
      'settings',
      'homeworks',
      'video-consultations',
      'subscriptions',
      'support',
      'catalog',
      'dashboard',
      'exit',
      'delete',
    ])
  })
})

it('has entries of every type', () => {
  const types = [...MAIN_MENU, ...SETTINGS_MENU, ...MOBILE_MENU].map(({ type }) => type)
  expect(new Set(types)).toEqual(new Set(['router-link', 'link', 'modal', 'club']))
})

describe('each condition hides exactly its entry', () => {
  it.each([
    ['messages', MAIN_MENU, { chatSupport: false }],
    ['video-consultations', MAIN_MENU, { videoConsultationSupport: false }],
    ['community', MAIN_MENU, { communityUrl: null }],
    ['community', MAIN_MENU, { communities: [] }],
    ['community', MAIN_MENU, { communities: [{ chatOnly: true }] }],
    ['dashboard', MAIN_MENU, { isAdmin: false }],
    ['dashboard', MAIN_MENU, { adminUrl: null }],
    ['social-networks', SETTINGS_MENU, { hasAuthProviders: false }],
    ['manual', SETTINGS_MENU, { manualUrl: null }],
    ['instruction', SETTINGS_MENU, { instructionUrl: null }],
  ])('%s', (id, menu, change) => {
    const all = ids(menu, EVERYTHING)
    expect(ids(menu, { ...EVERYTHING, ...change })).toEqual(all.filter((one) => one !== id))
  })
})

it('leaves out an entry whose screen this build does not have', () => {
  expect(ids(MAIN_MENU, EVERYTHING, new Set(['/home', '/homework', '/support']))).toEqual([
    'courses',
    'community',
    'homeworks',
    'support',
    'dashboard',
  ])
})

describe('isCurrentEntry', () => {
  const [courses] = MAIN_MENU
  const homework = MAIN_MENU.find(({ id }) => id === 'homeworks')
  const subscriptions = MAIN_MENU.find(({ id }) => id === 'subscriptions')
  const community = MAIN_MENU.find(({ id }) => id === 'community')
  it.each<[typeof courses, string, SectionId | undefined, boolean]>([
    [courses, '/home', 'home', true],
    [courses, '/course/301/calendar/4', 'course', true],
    [courses, '/courses', 'course', true],
    [courses, '/catalog', 'catalog', true],
    [courses, '/homes', undefined, false],
    [courses, '/user/settings', 'profile', false],
    [homework, '/tasks/301', 'task', true],
    [homework, '/homework/301/651', 'task', true],
    [SETTINGS, '/user/setting', 'profile', true],
    [SETTINGS, '/user/settings/password', 'profile', true],
    [SETTINGS, '/user/installments/410', 'profile', true],
    [SETTINGS, '/user/timeline', 'profile', true],
    [SETTINGS, '/user/subscriptions', 'profile', false],
    [subscriptions, '/user/setting', 'profile', false],
    [SUPPORT, '/support/10/301', 'profile', true],
    [SUPPORT, '/user/settings', 'profile', false],
    [community, '/home', 'home', false],
  ])('%o at %s', (entry, path, section, expected) => {
    expect(entry && isCurrentEntry(entry, path, section)).toBe(expected)
  })
})
