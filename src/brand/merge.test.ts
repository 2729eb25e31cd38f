import { beforeAll, describe, expect, it } from 'vitest'
import { configureReports } from '#/api/report'
import * as z from '#/lib/zod'
import { testBrand } from '../../tests/test-brand'
import type { BrandConfig } from './brand-config'
import { domainWarnings } from './domain-warnings'
import { domainConfigWire } from './domain-wire'
import { externalConfigWire } from './external-wire'
import { brandSources, mergeBrand, type MergeInput, type Source } from './merge'

const local = testBrand('lumen')

// Dropped list items are reported; here they are part of the test.
beforeAll(() => configureReports(() => {}))

const whole = (input: MergeInput) => ({ config: mergeBrand(input), sources: brandSources(input) })

function merge(external: object | null, domain: object | null = null) {
  return whole({
    local,
    external: external && z.parse(externalConfigWire, { version: 13, ...external }),
    domain: domain && z.parse(domainConfigWire, domain),
    language: 'ru',
  })
}

type Row = [key: keyof BrandConfig, wire: object, expected: unknown]

const EXTERNAL: Row[] = [
  ['isDemoAccessible', { is_demo_accessible: 1 }, true],
  ['isAppStoreSupport', { is_app_store_support: false }, false],
  ['isBannerEnable', { is_banner_enable: 0 }, false],
  ['isChatSupport', { is_chat_support: false }, false],
  ['isVideoConsultationSupport', { is_video_consultation_support: false }, false],
  ['isOfflineEnable', { is_offline_enable: false }, false],
  ['isUserAnonAuthEnable', { is_user_anon_auth_enable: true }, true],
  ['isRegistrationEnable', { is_registration_enable: true }, true],
  ['mobileAppWebBottomBar', { mobile_app_web_bottom_bar: false }, false],
  ['appsflyerSmartBanner', { appsflyer_smart_banner: true }, true],
  ['pixelId', { pixel_id: 'p-1' }, 'p-1'],
  ['tagManagerId', { tag_manager_id: 't-1' }, 't-1'],
  ['demoCourseServiceId', { demo_course_service_id: 710 }, 710],
  ['saleContact', { sale_contact: 'deals@lumen.example' }, 'deals@lumen.example'],
  ['daysShowWarning', { days_show_warning: 3 }, 3],
  ['messageDelay', { message_delay: 0 }, 0],
  ['fileMaxSize', { file_max_size: 1073741824 }, 1073741824],
  ['passHomeworkSupportCategoryId', { pass_homework_support_category_id: 5 }, 5],
  ['renewCourseSupportCategoryId', { renew_course_support_category_id: 4 }, 4],
  ['renewConsultationSupportCategoryId', { renew_course_support_category_id: 4 }, 4],
  [
    'renewConsultationSupportCategoryId',
    { renew_course_support_category_id: 4, renew_consultation_support_category_id: 6 },
    6,
  ],
  [
    'statisticTimings',
    { statistic_timings: { min_viewed: 3 } },
    { saveTimeout: 5000, minViewed: 3000, minViewedAfterEnd: 30000 },
  ],
  ['offerType', { offer_type: { task: 9 } }, { default: 1, chat: 2, functional: 3, task: 9 }],
  [
    'socialAuth',
    { social_auth: { web: ['apple', 'orkut', 'google'], ios: [] } },
    { web: ['apple', 'google'], android: local.socialAuth.android, ios: [] },
  ],
  [
    'userInfoChat',
    { user_info_chat: [{ key: 'email', type: 'email', is_required: 1 }] },
    [{ key: 'email', type: 'email', isRequired: true, status: null }],
  ],
  [
    'instructionUrls',
    { instruction_urls: { ru: 'https://a.example/ru', de: 'https://a.example/de', es: 'javascript:alert(1)' } },
    { ru: 'https://a.example/ru' },
  ],
  ['guidelineUrls', { guideline_urls: [] }, {}],
  ['clubUrls', { club_urls: ['https://c.example', 'ftp://c.example'] }, ['https://c.example']],
  [
    'clubInApp',
    { club_in_app: { title: 'Club', description: '<p>x</p>', image: null } },
    { title: 'Club', description: '<p>x</p>', image: null, showButtonGoTo: true },
  ],
  ['cookiePolicyLink', { cookie_policy_link: 'https://a.example/c' }, 'https://a.example/c'],
  ['adminLoginUrl', { admin_login_url: 'https://a.example/admin' }, 'https://a.example/admin'],
  ['products', { products: [{ code: 'x', course_service_id: 3 }] }, [{ code: 'x', courseServiceId: 3 }]],
  ['newHomeCourseIds', { new_home_course_ids: [41, 42] }, [41, 42]],
  ['newHomeTriggerCourseId', { new_home_trigger_course_id: 41 }, 41],
  ['newHomeTriggerDate', { new_home_trigger_date: 1772712000 }, new Date(1772712000000)],
]

const DOMAIN: Row[] = [
  ['name', { title: 'Lumen Berlin' }, 'Lumen Berlin'],
  ['logo', { logo: 'https://c.example/l.svg' }, 'https://c.example/l.svg'],
  ['favicon', { favicon: 'https://c.example/f.png' }, 'https://c.example/f.png'],
  ['remoteTheme', { theme: { accent: '#123456' } }, { accent: '#123456' }],
  ['footer', { footer: [{ title: 'Terms' }] }, [{ title: 'Terms', url: null }]],
  ['footer', { footer: [] }, []],
  ['supportEmail', { support_email: 'help@c.example' }, 'help@c.example'],
  ['whatsAppNumber', { whats_app_number: '89000000000' }, '89000000000'],
  ['telegramLink', { telegram_link: 'https://t.me/x' }, 'https://t.me/x'],
  ['languages', { languages: ['es', 'de', 'en'] }, ['es', 'en']],
  ['defaultLanguage', { default_language: 'ru' }, 'ru'],
  ['defaultLanguage', { languages: ['es'], default_language: 'ru' }, 'es'],
  ['jira', { components: { jira: { url: 'https://j.example' } } }, { url: 'https://j.example', key: null }],
  [
    'authCollection',
    {
      components: {
        auth_collection: [
          { source: 'apple', url: 'https://c.example/a' },
          { source: 'orkut', url: 'https://c.example/o' },
          { source: 'google', url: 'javascript:alert(1)' },
        ],
      },
    },
    [{ source: 'apple', url: 'https://c.example/a' }],
  ],
  ['websocket', { components: { notification_service: { websocket: 'wss://rt.example/ws' } } }, 'wss://rt.example/ws'],
  ['pushNotification', { push_notification: { app_id: 'a', is_enabled: 1 } }, { appId: 'a', isEnabled: true }],
  ['mobileAppVersion', { mobile_app_version: '3.12.0' }, '3.12.0'],
  ['country', { country: 'DE' }, 'DE'],
  ['communityUrl', { community_url: 'https://club.example' }, 'https://club.example'],
  ['communityUrlApi', { community_url_api: 'https://club.example/api' }, 'https://club.example/api'],
]

const CASES: [Source, Row[]][] = [
  ['external', EXTERNAL],
  ['domain', DOMAIN],
]

describe.each(CASES)('%s configuration', (source, rows) => {
  it.each(rows)('%s from %o', (key, wire, expected) => {
    const { config, sources } = source === 'external' ? merge(wire) : merge(null, wire)
    expect(config[key]).toEqual(expected)
    expect(sources[key]).toBe(source)
  })

  it('reports no source for any other key', () => {
    const parts = rows.map(([, part]) => part)
    const components = Object.assign({}, ...parts.map((part) => ('components' in part ? part.components : {})))
    const wire = Object.assign({}, ...parts, source === 'domain' ? { components } : {})
    const { sources } = source === 'external' ? merge(wire) : merge(null, wire)
    const named = Object.entries(sources).filter(([, one]) => one === source)
    expect(named.map(([key]) => key).toSorted()).toEqual([...new Set(rows.map(([key]) => key))].toSorted())
  })
})

it('is the local brand until an answer arrives', () => {
  const { config, sources } = merge(null)
  expect(new Set(Object.values(sources))).toEqual(new Set(['local']))
  expect(config.footer[0]).toEqual({ title: 'Условия использования', url: 'https://lumen.example/terms' })
  expect(config.clubInApp?.title).toBe('Тёмная комната')
  expect(config.renewConsultationSupportCategoryId).toBe(7)
  expect(config.newHomeTriggerDate).toBeNull()
  expect(config.websocket).toBeNull()
})

it.each([['nothing'], [null], [12], [14], ['13']])(
  'ignores an external configuration of version %s as a whole',
  (version) => {
    const parsed = z.safeParse(externalConfigWire, { version, days_show_warning: 1 })
    const external = parsed.success ? parsed.data : null
    const { config, sources } = whole({ local, external, domain: null, language: 'en' })
    expect(config.daysShowWarning).toBe(30)
    expect(new Set(Object.values(sources))).toEqual(new Set(['local']))
  },
)

it('does not let null values replace anything', () => {
  const keys = [...EXTERNAL, ...DOMAIN].flatMap(([, wire]) => Object.keys(wire))
  const nulls = Object.fromEntries(keys.map((key) => [key, null]))
  const { sources } = merge(nulls, nulls)
  expect(new Set(Object.values(sources))).toEqual(new Set(['local']))
})

it('takes no address that decides where a token is sent from remote configuration', () => {
  const hostile = {
    origin: 'https://evil.example',
    v1: '/evil',
    v2: '/evil',
    trusted_return_origins: ['https://evil.example'],
    trustedReturnOrigins: ['https://evil.example'],
    connect_origins: ['https://evil.example'],
    error_report_url: 'https://evil.example',
    app_id: 'evil',
    id: 'evil',
    homepage: '/evil',
  }
  expect(merge(hostile, hostile).config).toEqual(merge(null).config)
})

it('keeps a default language that the domain allows, and all languages where it names none that is supported', () => {
  expect(merge(null, { languages: ['ru', 'en'] }).sources['defaultLanguage']).toBe('local')
  expect(merge(null, { languages: ['de'] }).config.languages).toEqual(['en', 'ru', 'es'])
})

it('warns of unsupported languages', () => {
  const domain = z.parse(domainConfigWire, { languages: ['de', 'en'], default_language: 'fr' })
  expect(domainWarnings(domain)).toEqual(['Unsupported domain language: de', 'Unsupported domain language: fr'])
})

it('keeps a consultation category that the brand itself separates', () => {
  const apart = { ...local, renewConsultationSupportCategoryId: 6 }
  const external = z.parse(externalConfigWire, { version: 13, renew_course_support_category_id: 4 })
  const config = mergeBrand({ local: apart, external, domain: null, language: 'en' })
  expect(config.renewConsultationSupportCategoryId).toBe(6)
})

it('reads the date of the new home from the brand, too', () => {
  const dated = { ...local, newHomeTriggerDate: '2026-03-05T12:00:00Z' }
  const config = mergeBrand({ local: dated, external: null, domain: null, language: 'en' })
  expect(config.newHomeTriggerDate).toEqual(new Date('2026-03-05T12:00:00Z'))
})
