import { describe, expect, it } from 'vitest'
import lumen from './lumen/brand.json'
import { parseBrand, senseFaults, svgFaults } from './faults.ts'

const parse = (changes: object) => parseBrand({ ...lumen, ...changes })

it.each<[string, object, string, string]>([
  ['a missing key', { appId: undefined }, '$.appId', 'Invalid input: expected string, received undefined'],
  ['an unknown key', { colour: 'red' }, '$.colour', 'Unknown key'],
  ['a wrong type', { isChatSupport: 'yes' }, '$.isChatSupport', 'Invalid input: expected boolean, received string'],
  [
    'a value in a list',
    { socialAuth: { web: ['google', 'vk'], android: [], ios: [] } },
    '$.socialAuth.web[1]',
    'Invalid option: expected one of "apple"|"google"|"facebook"|"vkontakte"',
  ],
  ['an unknown key below', { emailRules: { ...lumen.emailRules, x: 1 } }, '$.emailRules.x', 'Unknown key'],
  [
    'a text that lacks a language',
    { texts: { ...lumen.texts, about: { en: 'A', ru: 'А' } } },
    '$.texts.about.es',
    'Invalid input: expected string, received undefined',
  ],
  [
    'an origin with a path',
    { trustedReturnOrigins: ['https://a.example/path'] },
    '$.trustedReturnOrigins[0]',
    'expected an origin such as https://cdn.school.example',
  ],
  ['a script as an address', { adminLoginUrl: 'javascript:alert(1)' }, '$.adminLoginUrl', 'Invalid URL'],
  ['a homepage elsewhere', { homepage: '//evil.example' }, '$.homepage', 'expected a path that begins with one slash'],
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
    'expected a screen that a learner can stay on, such as /home',
  ]),
  ['a base with a slash at its end', { v1: '/spa/api/v1/' }, '$.v1', 'expected no slash at the end'],
  ...['https://*.partner.example', 'https://Partner.example', 'https://partner.example:443'].map(
    (origin): [string, object, string, string] => [
      `the return origin ${origin}, which no address has`,
      { trustedReturnOrigins: [origin] },
      '$.trustedReturnOrigins[0]',
      'expected an origin such as https://cdn.school.example',
    ],
  ),
  [
    'a server anywhere',
    { origin: 'https://*.x.example' },
    '$.origin',
    'expected an origin such as https://cdn.school.example',
  ],
  ['a language twice', { languages: ['en', 'ru', 'en'] }, '$.languages', 'expected each one once'],
  [
    'a network twice',
    { socialAuth: { web: ['google', 'google'], android: [], ios: [] } },
    '$.socialAuth.web',
    'expected each one once',
  ],
  [
    'an address as a domain',
    { emailRules: { ...lumen.emailRules, blockedDomains: ['@mail.example'] } },
    '$.emailRules.blockedDomains[0]',
    'expected a domain such as mail.example',
  ],
  ['a number that is none', { whatsAppNumber: 'ask us' }, '$.whatsAppNumber', 'expected a phone number'],
  [
    'a theme input out of range',
    { theme: { ...lumen.theme, radius: 40 } },
    '$.theme.radius',
    'Too big: expected number to be <=24',
  ],
])('names the place of %s', (_, changes, path, message) => {
  expect(parse(changes)).toEqual({ brand: null, faults: [{ path, message }] })
})

it('names all faults at once', () => {
  const { faults } = parse({ appId: 1, supportEmail: 'x', x: 1 })
  expect(faults.map(({ path }) => path)).toEqual(['$.appId', '$.supportEmail', '$.x'])
})

const faultsOf = (changes: object) => {
  const { brand } = parse(changes)
  return brand ? senseFaults(brand, 'lumen') : []
}

describe('sense', () => {
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

  it('names every pair of colours that cannot be read', () => {
    const spark = { lightness: 0.3, chroma: 0.1, hue: 70 }
    expect(faultsOf({ theme: { ...lumen.theme, spark } })).toEqual(
      expect.arrayContaining([
        { path: '$.theme', message: expect.stringMatching(/^on-spark on spark, light: contrast 1\.\d\d, needs 4\.5$/) },
        { path: '$.theme', message: expect.stringMatching(/^spark-line on fill, dark: contrast 1\.\d\d, needs 3$/) },
      ]),
    )
  })
})

const svg = (body: string, box = '0 0 119 32') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`

describe('drawings', () => {
  it.each([
    ['a plain logo', 'logo.svg', svg('<path fill="var(--spark,#fff)" d="M0 0"/>'), 0],
    ['a picture that refers to itself', 'art.svg', svg('<g id="a"/><use href="#a"/><path fill="url(#a)"/>'), 0],
    ['an id in a logo', 'logo.svg', svg('<g id="a"/>'), 1],
    ['a script', 'art.svg', svg('<script>1</script>'), 1],
    ['a handler', 'art.svg', svg('<g onclick="1"/>'), 1],
    ['a foreign picture', 'art.svg', svg('<image href="https://evil.example/x.png"/>'), 1],
    ['a foreign fill', 'art.svg', svg('<path fill="url(https://evil.example/x)"/>'), 1],
    ['no size', 'logo.svg', svg('', '0 0 12.5 10'), 1],
  ])('%s', (_, file, text, count) => {
    expect(svgFaults(file, text)).toHaveLength(count)
  })
})
