import { type Locale, LOCALES } from '../../lib/locale.ts'
import * as z from '../../lib/zod.ts'

/** Gives a key of the schema its explanation, which editors show from `brand.schema.json`. */
export function about<S extends z.ZodMiniType>(description: string, schema: S): S {
  // A copy, since the same schema may stand at other keys too.
  const own = z.clone(schema)
  z.globalRegistry.add(own, { description })
  return own
}

export const locale = z.enum(LOCALES)
export const id = z.int().check(z.positive())
export const text = z.string().check(z.trim(), z.minLength(1))

/** A tag, or a character that HTML writes as a word. */
const MARKUP = /<[a-z/!]|&(?:[a-z]+|#\d+);/i

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u001f]/

/** A text that is shown as it is written. */
export const plainText = text.check(
  z.refine((words) => !CONTROLS.test(words), 'expected one line without tabs; a \\ is written as \\\\'),
  z.refine(
    (words) => !MARKUP.test(words),
    'expected plain text without markup: tags and &…; would be shown as they are',
  ),
)
export const flag = z.boolean()

/** Absolute http(s) address: nothing else may reach a link. */
export const webAddress = z.url({ protocol: /^https?$/ })

/** Of a public name (an IP address counts as private): a page with https may not fetch from there, and a token sent there would be readable. */
const UNENCRYPTED =
  /^(?:http|ws):\/\/(?!(?:[a-z0-9-]+|[\d.]+|[a-z0-9.-]+\.(?:localhost|local|internal|test))(?:[:/?#]|$))/i

const encrypted = z.refine<string>(
  (address) => !UNENCRYPTED.test(address),
  'expected https:// (http:// only for localhost and private networks)',
)

/** Address from which the page fetches something, or to which it sends something. */
export const encryptedAddress = webAddress.check(encrypted)

const ORIGIN_WORDS = 'expected an origin such as https://cdn.school.example, without path or final slash'

/** Scheme, host and port only; a leading `*.` means all subdomains. */
export const origins = z.string().check(z.regex(/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/, ORIGIN_WORDS), encrypted)

/** Origin of sockets, encrypted. */
export const socketOrigin = z.string().check(
  z.regex(
    /^wss?:\/\/[a-z0-9.-]+(:\d+)?$/,
    'expected an origin such as wss://rt.school.example, without path or final slash',
  ),
  z.refine<string>(
    (address) => !UNENCRYPTED.test(address),
    'expected wss:// (ws:// only for localhost and private networks)',
  ),
)

/** One origin in the form that addresses have, so that it can be compared: no `*`, no default port. */
export const origin = z
  .string()
  .check(z.regex(/^https?:\/\/[a-z0-9.-]+(?!:80$|:443$)(:\d+)?$/, ORIGIN_WORDS), encrypted)

/** Path on the app's own origin. */
export const path = z.string().check(z.regex(/^\/(?!\/)\S*$/, 'expected a path that begins with one slash'))

/** Base path of an API: a slash follows it in every address. */
export const basePath = path.check(z.refine((text) => !text.endsWith('/'), 'expected no slash at the end'))

/** Entries whose key an earlier one has already, each with its place. */
export function repeated<T>(list: readonly T[], key: (entry: T) => unknown): [at: number, entry: T][] {
  const keys = list.map(key)
  return [...list.entries()].filter(([at]) => keys.indexOf(keys[at]) < at)
}

/** A list without duplicates, which would be shown twice: each of them is a fault of its own. Entries with the same `key` are equal. */
export const uniqueList = <S extends z.ZodMiniType>(item: S, key: (entry: z.output<S>) => unknown = (entry) => entry) =>
  z.array(item).check(({ value, issues }) => {
    for (const [at, input] of repeated(value, key))
      issues.push({ code: 'custom', path: [at], input, message: 'expected each one once' })
  })

/** A text in each language that the brand speaks; in the others, where nobody sees it, one of these. */
const inEachLanguage = <S extends z.ZodMiniType<string, string>>(words: S) =>
  z.pipe(
    z
      .partialRecord(locale, words)
      .check(z.refine((texts) => Object.keys(texts).length > 0, 'expected a text in each of $.languages')),
    z.transform((texts): Record<Locale, string> => {
      const [any = ''] = Object.values(texts)
      return { en: any, ru: any, es: any, ...texts }
    }),
  )

export const localText = inEachLanguage(plainText)
export const localHtml = inEachLanguage(text)

/** An address for some of the languages; without one the entry is not shown in that language. */
export const localAddresses = z.partialRecord(locale, webAddress)

/** A value that may be left out: null then. */
export const optional = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)
