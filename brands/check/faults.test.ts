import { describe, expect, it } from 'vitest'
import lumen from '../lumen/brand.json'
import { parseBrand, contradictions } from './faults.ts'

const product = { code: 'course.watercolour', courseServiceId: 1 }

const parse = (changes: object) => parseBrand({ ...lumen, ...changes })

it.each<[string, object, string, unknown]>([
  ['a missing key', { appId: undefined }, '$.appId', 'missing; expected a text'],
  [
    'an unknown key',
    { colour: 'red' },
    '$.colour',
    expect.stringMatching(/^unknown key; take it out, or name one of .*appId, name, texts/),
  ],
  ['a wrong type', { isChatSupport: 'yes' }, '$.isChatSupport', 'expected true or false, found "yes"'],
  [
    'a value in a list',
    { socialAuth: { web: ['google', 'vk'], android: [], ios: [] } },
    '$.socialAuth.web[1]',
    'expected one of apple, google, facebook, vkontakte, found "vk"',
  ],
  [
    'an unknown key below',
    { emailRules: { ...lumen.emailRules, x: 1 } },
    '$.emailRules.x',
    'unknown key; take it out, or name one of international, blockedDomains, allowedDomains',
  ],
  [
    'a text that lacks a language',
    { texts: { ...lumen.texts, about: { en: 'A', ru: 'А' } } },
    '$.texts.about.es',
    'missing; expected a text, since $.languages has "es"',
  ],
  [
    'an origin with a path',
    { trustedReturnOrigins: ['https://a.example/path'] },
    '$.trustedReturnOrigins[0]',
    'expected an origin such as https://cdn.school.example, without path or final slash, found "https://a.example/path"',
  ],
  [
    'a script as an address',
    { adminLoginUrl: 'javascript:alert(1)' },
    '$.adminLoginUrl',
    'expected an address such as https://school.example/page, found "javascript:alert(1)"',
  ],
  [
    'a homepage elsewhere',
    { homepage: '//evil.example' },
    '$.homepage',
    'expected a path that begins with one slash, found "//evil.example"',
  ],
  ...[
    '/',
    '/?q=1',
    '/logout',
    '/Delete/',
    '/auto-login?token=x',
    '/reset',
    '/signup',
    '/resetPassword',
    '/emailVerification',
    '/phoneVerification',
    '/updateProfile',
  ].map((homepage): [string, object, string, string] => [
    `the homepage ${homepage}`,
    { homepage },
    '$.homepage',
    `expected a screen that a learner can stay on, such as /home, found "${homepage}"`,
  ]),
  [
    'a base with a slash at its end',
    { v1: '/spa/api/v1/' },
    '$.v1',
    'expected no slash at the end, found "/spa/api/v1/"',
  ],
  ...Object.entries({
    'https://*.partner.example': '',
    'https://Partner.example': ', in small Latin letters (xn--… stands for others)',
    'https://partner.example:443': ', without the usual port',
  }).map(([origin, hint]): [string, object, string, string] => [
    `the return origin ${origin}, which no address has`,
    { trustedReturnOrigins: [origin] },
    '$.trustedReturnOrigins[0]',
    `expected an origin such as https://cdn.school.example, without path or final slash${hint}, found "${origin}"`,
  ]),
  [
    'a server anywhere',
    { origin: 'https://*.x.example' },
    '$.origin',
    'expected an origin such as https://cdn.school.example, without path or final slash, found "https://*.x.example"',
  ],
  ...Object.entries({
    '$.origin': { origin: 'http://api.school.example' },
    '$.trustedReturnOrigins[0]': { trustedReturnOrigins: ['http://shop.school.example'] },
    '$.documentOrigins[0]': { documentOrigins: ['http://files.example'] },
    '$.connectOrigins[0]': { connectOrigins: ['http://*.cdn.example'] },
    '$.connectOrigins[1]': { connectOrigins: ['http://localhost:8080', 'http://localhost.school.example'] },
    '$.errorReportUrl': { errorReportUrl: 'http://log.example/in' },
    '$.adminLoginUrl': { adminLoginUrl: 'HTTP://admin.school.example/login' },
    '$.clubInApp.image': { clubInApp: { ...lumen.clubInApp, image: 'http://club.example/a.png' } },
  }).map(([path, changes]): [string, object, string, unknown] => [
    `an address without encryption at ${path}`,
    changes,
    path,
    expect.stringMatching(
      /^expected https:\/\/ \(http:\/\/ only for localhost and private networks\), found "http:\/\//i,
    ),
  ]),
  ...['https://rt.school.example', 'wss://rt.school.example/ws', 'wss://*.school.example'].map(
    (address): [string, object, string, string] => [
      `the socket origin ${address}`,
      { socketOrigins: [address] },
      '$.socketOrigins[0]',
      `expected an origin such as wss://rt.school.example, without path or final slash, found "${address}"`,
    ],
  ),
  [
    'a socket without encryption',
    { socketOrigins: ['ws://localhost:4180', 'ws://rt.school.example'] },
    '$.socketOrigins[1]',
    'expected wss:// (ws:// only for localhost and private networks), found "ws://rt.school.example"',
  ],
  ['a language twice', { languages: ['en', 'ru', 'en'] }, '$.languages[2]', 'expected each one once, found "en"'],
  [
    'a network twice',
    { socialAuth: { web: ['google', 'google'], android: [], ios: [] } },
    '$.socialAuth.web[1]',
    'expected each one once, found "google"',
  ],
  [
    'a field asked for twice',
    { requiredProfileFields: ['lastName', 'firstName', 'lastName'] },
    '$.requiredProfileFields[2]',
    'expected each one once, found "lastName"',
  ],
  [
    'a product twice',
    { products: [product, { ...product, code: 'other' }, { ...product, courseServiceId: 2 }, { ...product }] },
    '$.products[3]',
    'expected each one once, found an object',
  ],
  [
    'a number of two kinds of offers',
    { offerType: { default: 1, chat: 2, functional: 1, task: 4 } },
    '$.offerType.functional',
    'expected a number that no other kind has, found 1',
  ],
  [
    'an address as a domain',
    { emailRules: { ...lumen.emailRules, blockedDomains: ['@mail.example'] } },
    '$.emailRules.blockedDomains[0]',
    'expected a domain such as mail.example, found "@mail.example"',
  ],
  [
    'a file where its origin is meant',
    { documentOrigins: ['https://files.example/manual.pdf'] },
    '$.documentOrigins[0]',
    'expected an origin such as https://cdn.school.example, without path or final slash, found "https://files.example/manual.pdf"',
  ],
  [
    'a number that is none',
    { whatsAppNumber: 'ask us' },
    '$.whatsAppNumber',
    'expected a phone number, found "ask us"',
  ],
  [
    'a theme input out of range',
    { theme: { ...lumen.theme, radius: 40 } },
    '$.theme.radius',
    'expected at most 24, found 40',
  ],
  [
    'a hue beyond the circle',
    { theme: { ...lumen.theme, accent: { lightness: 0.5, chroma: 0.1, hue: 360 } } },
    '$.theme.accent.hue',
    'expected less than 360, found 360',
  ],
  [
    'a colour as a school knows it, which it says in OKLCH',
    { theme: { ...lumen.theme, accent: '#FD0' } },
    '$.theme.accent',
    'expected an object with lightness, chroma, hue, found "#FD0", which is {"lightness":0.899,"chroma":0.186,"hue":98}',
  ],
  [
    'a colour of which only the tint counts',
    { theme: { ...lumen.theme, paper: '#faf7f2' } },
    '$.theme.paper',
    'expected an object with hue, chroma, found "#faf7f2", which is {"hue":81,"chroma":0.007}',
  ],
  [
    'a colour where there is none',
    { theme: { ...lumen.theme, radius: '#fd0' } },
    '$.theme.radius',
    'expected a number, found "#fd0"',
  ],
  ['an empty name', { name: ' ' }, '$.name', 'expected a text that is not empty, found " "'],
  ['no language', { languages: [] }, '$.languages', 'expected at least 1 entry, found an empty list'],
  [
    'a language that is not spoken',
    { guidelineUrls: { de: 'https://a.example' } },
    '$.guidelineUrls.de',
    'unknown key; take it out, or name one of en, ru, es',
  ],
  [
    'a day as a moment',
    { newHomeTriggerDate: '9 June' },
    '$.newHomeTriggerDate',
    'expected a moment such as 2026-06-09T18:30:00Z, found "9 June"',
  ],
])('names the place of %s', (_, changes, path, message) => {
  expect(parse(changes)).toMatchObject({ brand: null, faults: [{ path, message }] })
})

it.each([
  'http://localhost',
  'http://api.localhost:8080',
  'http://127.0.0.1:3000',
  'http://api:8080',
  'http://lms.school.internal',
])('accepts %s, which only this machine or a private network reaches', (origin) => {
  const changes = {
    origin,
    trustedReturnOrigins: [origin],
    connectOrigins: [origin],
    documentOrigins: [origin],
    adminLoginUrl: `${origin}/login`,
  }
  expect(parse(changes).faults).toEqual([])
})

it('names all faults at once', () => {
  const { faults } = parse({ appId: 1, supportEmail: 'x', x: 1 })
  expect(faults.map(({ path }) => path)).toEqual(['$.appId', '$.supportEmail', '$.x'])
})

const faultsOf = (changes: object) => contradictions(parse(changes).sound, 'lumen')

describe('contradictions', () => {
  it.each([
    ['nothing to say', {}, []],
    ['the folder', { id: 'other' }, ['$.id']],
    ['the default language', { languages: ['ru'] }, ['$.defaultLanguage']],
    ['the demo service', { isDemoAccessible: true }, ['$.demoCourseServiceId']],
    [
      'a question asked twice',
      { userInfoChat: [...lumen.userInfoChat, lumen.userInfoChat[1]] },
      ['$.userInfoChat[6].key'],
    ],
  ])('%s', (_, changes, paths) => {
    expect(faultsOf(changes).map(({ path }) => path)).toEqual(paths)
  })

  it('is looked for in what is there, whatever else is wrong', () => {
    expect(faultsOf({ appId: 1, isDemoAccessible: true }).map(({ path }) => path)).toEqual(['$.demoCourseServiceId'])
    expect(contradictions(parseBrand([]).sound, 'lumen')).toEqual([])
  })

  it('names every pair of colours that cannot be read', () => {
    const themed = (lightness: number) => ({ theme: { ...lumen.theme, spark: { lightness, chroma: 0.1, hue: 70 } } })
    const faults = faultsOf(themed(0.3))
    const [, lightness = ''] = /; too dark: a lightness of (0\.\d+) would do$/.exec(faults[0]?.message ?? '') ?? []
    expect(faults).toEqual(
      expect.arrayContaining([
        {
          path: '$.theme.spark',
          message: expect.stringMatching(/^on-spark on spark, light: contrast 1\.\d\d, needs 4\.5;/),
        },
        {
          path: '$.theme.spark',
          message: expect.stringMatching(/^spark-line on fill, dark: contrast 1\.\d\d, needs 3;/),
        },
      ]),
    )
    expect(faultsOf(themed(Number(lightness)))).toEqual([])
    expect(faultsOf(themed(Number(lightness) - 0.01))).not.toEqual([])
  })
})
