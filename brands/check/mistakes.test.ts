import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BRANDS_DIR } from '../emit/asset-files.ts'
import { brandFolder, checkFolder, faultWords, loadBrand, withLines } from './load-brand.ts'
import { parseBrand } from './faults.ts'
import { warnings } from './warnings.ts'

const LUMEN = readFileSync(`${BRANDS_DIR}lumen/brand.json`, 'utf8')
const kinetic = loadBrand('kinetic')

/** What is replaced by what; the text in whose line the mistake is; its JSON path; and how its message tells the cure. */
type Mistake = [what: string, from: string, to: string, line: string, path: string, cure: string]

const LONG = 'Welcome back to the studio, to its light and to all of its windows.'

/** Each is made in the brand.json of a brand that is as it should be. */
const MISTAKES: Mistake[] = String.raw`
a letter too few in a key | "isChatSupport" | "isChatSuport" | "isChatSuport" | $.isChatSuport | did you mean isChatSupport?
that key, which is missing now | "isChatSupport" | "isChatSuport" | { | $.isChatSupport | missing; expected true or false
two letters swapped | "languages" | "langauges" | "langauges" | $.langauges | did you mean languages?
a key as servers write it | "daysShowWarning" | "days_show_warning" | "days_show | $.days_show_warning | did you mean daysShowWarning?
a key in small letters | "appId" | "appid" | "appid" | $.appid | did you mean appId?
a key of a part outside of it | "artTone" | "radius": 6, "artTone" | "radius": 6, "artTone" | $.radius | did you mean $.theme.radius?
a key of the whole inside a part | "pairing" | "artTone": "dark", "pairing" | "artTone": "dark", "pairing" | $.theme.artTone | did you mean $.artTone?
a mistyped key of a part elsewhere | "artTone" | "showButtonGoto": true, "artTone" | "showButtonGoto" | $.showButtonGoto | did you mean $.clubInApp.showButtonGoTo?
a mistyped key in a list | "icon": "city" | "icons": "city" | "icons" | $.categories[3].icons | did you mean icon?
a key that is nowhere | "artTone" | "slogan": "x", "artTone" | "slogan" | $.slogan | take it out, or name one of $schema, id,
a language that the interface has not | "en": "https://lumen.example/en/manual" | "de": "https://lumen.example/de/manual" | "de": | $.guidelineUrls.de | name one of en, ru, es
no application id |   "appId": "lumen",\n |  | { | $.appId | missing; expected a text
no accent | "accent": { | "akzent": { | "theme" | $.theme.accent | a sample: {"lightness":0.43,"chroma":0.112,"hue":252}
a text that lacks a spoken language | "ru": "Вы здесь впервые?", |  | "loginHelp" | $.texts.loginHelp.ru | expected a text, since $.languages has "ru"
a text in no language | "missingHeadline": { | "missingHeadline": {}, "x": { | "missingHeadline" | $.texts.missingHeadline | expected a text in each of $.languages
a text without languages | "missingHeadline": { | "missingHeadline": "Lost", "x": { | "missingHeadline" | $.texts.missingHeadline | expected an object with en, ru, es
an empty text | "Sign in to continue your course." | "" | "en": "" | $.texts.loginLead.en | expected a text that is not empty
an empty name | "name": "Lumen" | "name": " " | "name" | $.name | expected a text that is not empty
markup in a plain text | Sign in to continue | Sign in <b>now</b> to continue | <b>now | $.texts.loginLead.en | expected plain text without markup
a character in the way of HTML | "Contact" | "Contact&nbsp;us" | &nbsp; | $.footer[2].title.en | expected plain text without markup
markup in the name | "name": "Lumen" | "name": "Lumen&trade;" | "name" | $.name | expected plain text without markup
a flag as a word | "isChatSupport": true | "isChatSupport": "yes" | "isChatSupport" | $.isChatSupport | expected true or false, found "yes"
a flag as a number | "pill": false | "pill": 0 | "pill" | $.theme.pill | expected true or false, found 0
a number as a text | "daysShowWarning": 30 | "daysShowWarning": "30" | "daysShowWarning" | $.daysShowWarning | expected a number, found "30"
half a pixel | "radius": 6 | "radius": 6.5 | "radius" | $.theme.radius | expected a whole number, found 6.5
a radius beyond the largest | "radius": 6 | "radius": 40 | "radius" | $.theme.radius | expected at most 24, found 40
a lightness in percent | "lightness": 0.43 | "lightness": 43 | "lightness": 43 | $.theme.accent.lightness | expected at most 1, found 43
a hue beyond the circle | "hue": 80 | "hue": 380 | "hue": 380 | $.theme.paper.hue | expected less than 360
a chroma beyond any screen | "chroma": 0.15 | "chroma": 1.5 | "chroma": 1.5 | $.theme.spark.chroma | expected at most 0.4
a colour in hexadecimal | "accent": { | "accent": "#17518b", "x": { | "accent" | $.theme.accent | which is {"lightness":0.43,"chroma":0.112,"hue":252}
a colour by its parts | "accent": { | "accent": "rgb(23, 81, 139)", "x": { | "accent" | $.theme.accent | which is {"lightness":0.43,"chroma":0.112,"hue":252}
a colour by its name | "accent": { | "accent": "navy", "x": { | "accent" | $.theme.accent | a sample: {"lightness":0.43,"chroma":0.112,"hue":252}
paper by its name | "paper": { | "paper": "ivory", "x": { | "paper" | $.theme.paper | a sample: {"hue":80,"chroma":0.007}
a face that is none of the three | "pairing": "serif" | "pairing": "Times" | "pairing" | $.theme.pairing | expected one of serif, sans-strong, sans-calm
a tone that is none | "artTone": "dark" | "artTone": "auto" | "artTone" | $.artTone | expected one of dark, light
the server with a path | "origin": "" | "origin": "https://api.lumen.example/spa" | "origin" | $.origin | such as https://cdn.school.example, without path or final slash
the server with a slash at its end | "origin": "" | "origin": "https://api.lumen.example/" | "origin" | $.origin | without path or final slash
an origin with a slash at its end | "https://cdn.lumen.example" | "https://cdn.lumen.example/" | cdn.lumen.example/ | $.connectOrigins[0] | without path or final slash
an origin without its scheme | "https://cdn.lumen.example" | "cdn.lumen.example" | "cdn.lumen | $.connectOrigins[0] | expected an origin such as https://cdn.school.example
an origin without encryption | "https://cdn.lumen.example" | "http://cdn.lumen.example" | http://cdn | $.connectOrigins[0] | expected https://
a socket by https | "wss://rt.lumen.example" | "https://rt.lumen.example" | https://rt | $.socketOrigins[0] | such as wss://rt.school.example, without path or final slash
a socket without encryption | "wss://rt.lumen.example" | "ws://rt.lumen.example" | ws://rt | $.socketOrigins[0] | expected wss://
a socket with its path | "wss://rt.lumen.example" | "wss://rt.lumen.example/ws" | wss://rt | $.socketOrigins[0] | without path or final slash
all subdomains as a place for tokens | "trustedReturnOrigins": [] | "trustedReturnOrigins": ["https://*.lumen.example"] | "trustedReturnOrigins" | $.trustedReturnOrigins[0] | expected an origin such as
a base with a slash at its end | "/spa/v2" | "/spa/v2/" | "v2" | $.v2 | expected no slash at the end
a base as an address | "/spa/v2" | "https://lumen.example/spa/v2" | "v2" | $.v2 | expected a path that begins with one slash
a homepage that nobody can stay on | "homepage": "/home" | "homepage": "/logout" | "homepage" | $.homepage | expected a screen that a learner can stay on, such as /home
a homepage with the path of the app | "homepage": "/home" | "homepage": "/v/home" | "homepage" | $.homepage | expected a screen of the app, without the path under which it is served
a homepage that is nowhere | "homepage": "/home" | "homepage": "/course/1/nothing" | "homepage" | $.homepage | expected a screen of the app
a tab in the name | "name": "Lumen" | "name": "Lu\tmen" | "name" | $.name | expected one line without tabs
an origin with the usual port | "origin": "" | "origin": "https://api.lumen.example:443" | "origin" | $.origin | without the usual port
an origin in other letters | "origin": "" | "origin": "https://школа.рф" | "origin" | $.origin | xn--… stands for others
an origin in capitals | "origin": "" | "origin": "https://API.lumen.example" | "origin" | $.origin | in small Latin letters
an address without its scheme | "https://lumen.example/terms" | "lumen.example/terms" | "lumen.example/terms" | $.footer[0].url | expected an address such as https://school.example/page
a script as an address | "https://lumen.example/documents/cookies" | "javascript:alert(1)" | javascript: | $.cookiePolicyLink | expected an address such as
an e-mail address that is none | "care@lumen.example" | "care at lumen" | "supportEmail" | $.supportEmail | expected an e-mail address
a number that nobody can call | "whatsAppNumber": null | "whatsAppNumber": "ask us" | "whatsAppNumber" | $.whatsAppNumber | expected a phone number
a day as a moment | "newHomeTriggerDate": null | "newHomeTriggerDate": "9 June" | "newHomeTriggerDate" | $.newHomeTriggerDate | a moment such as 2026-06-09T18:30:00Z
a network that the app has not | "facebook",\n      "vkontakte" | "facebook",\n      "vk" | "vk" | $.socialAuth.web[3] | expected one of apple, google, facebook, vkontakte
a network twice | "facebook",\n      "vkontakte" | "facebook",\n      "google" |       "google"\n | $.socialAuth.web[3] | expected each one once
an icon that the app has not | "icon": "print" | "icon": "book" | "icon": "book" | $.categories[4].icon | expected one of light, people, colour
no language | "languages": [ | "languages": [], "x": [ | "languages" | $.languages | expected at least 1 entry
a default that is not spoken | "languages": [ | "languages": ["ru"], "x": [ | "defaultLanguage" | $.defaultLanguage | expected one of $.languages (ru), found "en"
the id of another folder | "id": "lumen" | "id": "kinetic" | "id": "kinetic" | $.id | expected the folder's name "lumen"
a demo without its service | "isDemoAccessible": false | "isDemoAccessible": true | "demoCourseServiceId" | $.demoCourseServiceId | needed while $.isDemoAccessible is on
a question asked twice | "key": "socials" | "key": "email" |       "key": "email",\n      "type": "socials" | $.userInfoChat[3].key | is asked already; take one out
one number for two kinds of offers | "chat": 2 | "chat": 1 | "chat": 1 | $.offerType.chat | expected a number that no other kind has
an address as a domain | "blockedDomains": [] | "blockedDomains": ["@mail.example"] | "blockedDomains" | $.emailRules.blockedDomains[0] | expected a domain such as mail.example
a spark that cannot be read | "lightness": 0.79 | "lightness": 0.3 | "spark" | $.theme.spark | too dark: a lightness of 0.
the application id of another brand | "appId": "lumen" | "appId": "kinetic" | "appId" | $.appId | ask for an id of your own
a headline too long for a phone | Welcome back to the studio. | LONG | LONG | $.texts.loginHeadline.en | expected at most 43 letters, three lines on a phone of 320 px, found 67
a name too long for an icon | "name": "Lumen" | "name": "LONG" | "name" | $.name | expected at most 30 letters
paper in full colour | "chroma": 0.007 | "chroma": 0.2 | "chroma": 0.2 | $.theme.paper.chroma | up to 0.03 it stays near white
ink in full colour | "chroma": 0.028 | "chroma": 0.2 | "chroma": 0.2 | $.theme.ink.chroma | up to 0.06 they stay near black
no comma | "id": "lumen", | "id": "lumen" | "id": "lumen" |  | expected a comma after this entry
a key that is there twice | "id": "lumen", | "id": "lumen", "id": "lumen", | "id": "lumen", "id" |  | "id" stands here twice
a comment | "id": "lumen", | // ours\n"id": "lumen", | // ours |  | JSON has none
a comma in a number | "hue": 252 | "hue": 252,5 | "hue": 252,5 |  | expected a point in this number, not a comma
a zero before a number | "radius": 6 | "radius": 06 | "radius" |  | expected no zero at the beginning of this number
a plus before a number | "radius": 6 | "radius": +6 | "radius" |  | expected no plus before this number
a point without its zero | "lightness": 0.43 | "lightness": .43 | "lightness": .43 |  | expected 0 before this point
no number | "radius": 6 | "radius": NaN | "radius" |  | expected a number
a word without quotation marks | "pairing": "serif" | "pairing": serif | "pairing" |  | expected straight quotation marks around this word
`
  .trim()
  .split('\n')
  .map(
    (row) =>
      row
        .replaceAll('LONG', LONG)
        .replaceAll(String.raw`\n`, '\n')
        .split(' | ') as Mistake,
  )

/** Every message about a text of brand.json, one a line. */
function said(json: string): string[] {
  const { brand, faults } = checkFolder({
    id: 'lumen',
    json,
    read: brandFolder('lumen').read,
  })
  const odd = brand ? withLines(json, warnings(brand, [kinetic])) : []
  return [...faults, ...odd].map((fault) => faultWords('lumen', fault))
}

it('has nothing to say of a brand that is as it should be', () => {
  expect(said(LUMEN)).toEqual([])
  expect(warnings({ ...kinetic, texts: { ...kinetic.texts, missingHeadline: null } }, [kinetic])).toEqual([])
  expect(MISTAKES.length).toBeGreaterThanOrEqual(60)
})

it.each(MISTAKES)('names place and cure of %s', (_, from, to, at, path, cure) => {
  const json = LUMEN.replace(from, () => to)
  expect(json).not.toBe(LUMEN)
  const line = json.slice(0, json.indexOf(at)).split('\n').length
  const place = `brands/lumen/brand.json:${line}${path && ` ${path}`}: `
  const found = said(json).filter((words) => words.startsWith(place))
  expect(found.join('\n')).toContain(cure)
})

it('needs texts only in the languages that a brand speaks', () => {
  const raw: object = JSON.parse(LUMEN)
  const onlyRussian = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    if ('ru' in value) return { ru: value.ru }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, onlyRussian(one)]))
  }
  const { brand, faults } = parseBrand({
    ...(onlyRussian(raw) as object),
    footer: [],
    languages: ['ru'],
    defaultLanguage: 'ru',
  })
  expect(faults).toEqual([])
  expect(brand?.texts.loginHelp).toEqual({ en: 'Вы здесь впервые?', ru: 'Вы здесь впервые?', es: 'Вы здесь впервые?' })
})
