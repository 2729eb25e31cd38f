import { beforeEach, describe, expect, it, vi } from 'vitest'
import { configureReports, type ReportSink } from '#/api/report'
import type * as z from '#/lib/zod'
import { domainConfigWire } from './domain-wire'
import { externalConfigWire } from './external-wire'

const sink = vi.fn<ReportSink>()
beforeEach(() => {
  sink.mockReset()
  configureReports(sink)
})

const DOMAIN = {
  title: 'Meridian School',
  logo: 'https://m.example/logo.svg',
  favicon: 'https://m.example/favicon.png',
  theme: { primary: '#2f5d50', accent: '#e0a458' },
  footer: [{ title: 'Terms', url: 'https://m.example/terms' }],
  support_email: 'help@m.example',
  whats_app_number: '89000000000',
  telegram_link: 'https://t.me/m',
  languages: ['en', 'ru'],
  default_language: 'en',
  components: {
    jira: { url: 'https://m.example/jira', key: 'K' },
    auth_collection: [{ source: 'google', url: 'https://m.example/social/google' }],
    notification_service: { websocket: 'wss://rt.m.example/ws' },
  },
  push_notification: { app_id: 'demo', is_enabled: true },
  mobile_app_version: '3.12.0',
  country: 'DE',
  community_url: 'https://club.m.example',
  community_url_api: 'https://club.m.example/api',
}

const EXTERNAL = {
  statistic_timings: { save_timeout: 5, min_viewed: 2, min_viewed_after_end: 30 },
  pixel_id: 'p',
  tag_manager_id: 't',
  demo_course_service_id: 710,
  is_demo_accessible: true,
  is_app_store_support: true,
  is_banner_enable: true,
  is_chat_support: true,
  is_video_consultation_support: true,
  is_offline_enable: true,
  is_user_anon_auth_enable: true,
  is_registration_enable: true,
  sale_contact: 'sale@m.example',
  days_show_warning: 30,
  pass_homework_support_category_id: 10,
  renew_course_support_category_id: 7,
  renew_consultation_support_category_id: 7,
  social_auth: { web: ['google'], android: ['google'], ios: ['apple'] },
  user_info_chat: [{ key: 'email', type: 'email', is_required: true, status: 20 }],
  message_delay: 15,
  instruction_urls: { en: 'https://m.example/en' },
  guideline_urls: { en: 'https://m.example/en' },
  club_urls: ['https://club.m.example'],
  club_in_app: { title: 'Club', description: '<p>x</p>', image: 'https://m.example/c.jpg', show_button_go_to: false },
  cookie_policy_link: 'https://m.example/cookies',
  appsflyer_smart_banner: true,
  mobile_app_web_bottom_bar: true,
  products: [{ code: 'x', course_service_id: 3 }],
  offer_type: { default: 1, chat: 2, functional: 3, task: 4 },
  new_home_course_ids: [41],
  new_home_trigger_course_id: 41,
  new_home_trigger_date: 1772712000,
  file_max_size: 52428800,
  admin_login_url: 'https://m.example/admin',
}

type Config = Record<string, unknown>
const BROKEN = Symbol('of a form that no part has')

/** Each part of a configuration, with its own parts and items, and the path to break it. */
function* brokenParts(value: unknown, path: string[] = []): Generator<[string, unknown]> {
  if (path.length > 0) yield [path.join('.'), BROKEN]
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value))
    for (const [place, broken] of brokenParts(part, [...path, key]))
      yield [place, Array.isArray(value) ? value.with(Number(key), broken) : { ...value, [key]: broken }]
}

/** The top-level keys in which two parsed configurations differ. */
const changed = (whole: object, read: object) =>
  Object.entries(whole)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify((read as Config)[key]))
    .map(([key]) => key)

describe.each<[string, z.ZodMiniType<object>, Config, Config]>([
  ['domain', domainConfigWire, DOMAIN, {}],
  ['external', externalConfigWire, EXTERNAL, { version: 13 }],
])('%s configuration', (_, wire, whole, needed) => {
  const read = wire.parse({ ...whole, ...needed })

  it.each([...brokenParts(whole)])('survives a broken %s', (place, broken) => {
    const survived = wire.parse({ ...(broken as Config), ...needed })
    const [top = ''] = place.split('.')
    const camel = top.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())
    expect(changed(read, survived)).toEqual([camel])
    expect(sink).toHaveBeenCalledTimes(1)
  })

  it('reads an empty one', () => {
    expect(() => wire.parse(needed)).not.toThrow()
    expect(sink).not.toHaveBeenCalled()
  })
})

it.each([
  { statistic_timings: { save_timeout: 0 } },
  { statistic_timings: { min_viewed: -2 } },
  { days_show_warning: -1 },
  { message_delay: -15 },
  { file_max_size: 0 },
])('leaves out a number that no brand may have: %o', (said) => {
  expect(externalConfigWire.parse({ ...said, version: 13 })).toEqual(
    externalConfigWire.parse({ version: 13, ...('statistic_timings' in said ? { statistic_timings: {} } : {}) }),
  )
  expect(sink).toHaveBeenCalledTimes(1)
})

it('rejects what is not a configuration, or has no version', () => {
  expect(domainConfigWire.safeParse([]).success).toBe(false)
  expect(externalConfigWire.safeParse(EXTERNAL).success).toBe(false)
  expect(externalConfigWire.safeParse({ ...EXTERNAL, version: '13' }).success).toBe(false)
})

it('keeps the readable parts of a part', () => {
  const components = { ...DOMAIN.components, jira: 'https://m.example/jira' }
  expect(domainConfigWire.parse({ components }).components).toEqual({
    jira: null,
    authCollection: DOMAIN.components.auth_collection,
    notificationService: DOMAIN.components.notification_service,
  })
  const { theme } = domainConfigWire.parse({ theme: { primary: 7, accent: '#e0a458' } })
  expect(theme).toEqual({ accent: '#e0a458' })
})
