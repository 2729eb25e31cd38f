import { LOCALES } from '../../lib/locale.ts'
import * as z from '../../lib/zod.ts'

/** Gives a key of the schema its explanation, which editors show from `brand.schema.json`. */
export function about<S extends z.ZodMiniType>(description: string, schema: S): S {
  z.globalRegistry.add(schema, { description })
  return schema
}

export const locale = z.enum(LOCALES)
export const id = z.int().check(z.positive())
export const text = z.string().check(z.trim(), z.minLength(1))
export const flag = z.boolean()

/** Absolute http(s) address: nothing else may reach a link. */
export const webAddress = z.url({ protocol: /^https?$/ })

/** Scheme, host and port only; `*.` in front stands for all subdomains. */
export const origin = z
  .string()
  .check(z.regex(/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/, 'expected an origin such as https://cdn.school.example'))

/** Path on the app's own origin. */
export const path = z.string().check(z.regex(/^\/(?!\/)\S*$/, 'expected a path that begins with one slash'))

/** One text in each language of the interface. */
export const localText = z.record(locale, text)

/** An address for some of the languages; without one the entry is not shown in that language. */
export const localAddresses = z.partialRecord(locale, webAddress)

/** Null unless given. */
export const optional = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)
