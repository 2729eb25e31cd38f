import { describe, expect, it } from 'vitest'
import { MOBILE_MENU, SETTINGS_MENU } from './account-entries'
import { MAIN_MENU } from './entries'
import { isInSection, type MenuFacts, visibleEntries } from './entry'

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
  expect(new Set(types)).toEqual(new Set(['router-link', 'link', 'action', 'modal', 'club']))
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
  expect(ids(MAIN_MENU, EVERYTHING, new Set(['/home', '/homework']))).toEqual([
    'courses',
    'community',
    'homeworks',
    'support',
    'dashboard',
  ])
})

it.each([
  ['/home', '/home', true],
  ['/home', '/course/301/calendar/4', true],
  ['/home', '/courses', true],
  ['/home', '/coursework', false],
  ['/homework', '/tasks/301', true],
  ['/user/settings', '/user/setting', true],
  ['/user/subscriptions', '/user/setting', false],
])('%s holds %s: %s', (to, path, expected) => {
  expect(isInSection(to, path)).toBe(expected)
})
