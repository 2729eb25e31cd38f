import { isHttpUrl } from '#/lib/urls'
import * as z from '#/lib/zod'

import { readableItems } from './readable-items'

/** Id of any kind. */
export const wireId = z.int().check(z.positive())

/** true, false, 1 or 0; any number above 0 is true. */
export const wireBool = z.pipe(
  z.union([z.boolean(), z.number()]),
  z.transform((value) => Number(value) > 0),
)

/** The last moment that a `Date` can hold, in Unix seconds. */
const LAST_SECOND = 8_640_000_000_000

/** Unix seconds to `Date`; 0, null, absent, and what no `Date` can hold (some servers write "never" so) are null. */
export const wireTime = z.pipe(
  z.nullish(z.number()),
  z.transform((seconds) => (seconds && Math.abs(seconds) <= LAST_SECOND ? new Date(seconds * 1000) : null)),
)

/** Unix seconds that must be there, to `Date`. */
export const requiredTime = z.pipe(
  z.int().check(z.positive(), z.maximum(LAST_SECOND)),
  z.transform((seconds) => new Date(seconds * 1000)),
)

/** Whole minor units of a currency (cents, kopecks). */
export const wireMinor = z.int()

/** An ISO 4217 code; anything else is null: `Intl` writes no number with it. */
export const wireCurrency = z.pipe(
  z.nullish(z.string()),
  z.transform((code) => (code && /^[a-z]{3}$/i.test(code) ? code : null)),
)

/** An absolute http(s) address; anything else is null, so that it can never be followed. */
export const wireUrl = z.pipe(
  z.nullish(z.string()),
  z.transform((url) => (url && isHttpUrl(url) ? url : null)),
)

/** An absolute http(s) address without which its object means nothing. */
export const requiredUrl = z.string().check(z.refine((address) => isHttpUrl(address)))

/** Null and absent become `fallback` (the contract's `= x`). */
export function orElse<S extends z.ZodMiniType>(schema: S, fallback: NonNullable<z.output<S>>) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): NonNullable<z.output<S>> => value ?? fallback),
  )
}

/** Null and absent are both null. */
export function orNull<S extends z.ZodMiniType>(schema: S) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): NonNullable<z.output<S>> | null => value ?? null),
  )
}

/** A flag that may be missing. */
export const flag = (fallback: boolean) => orElse(wireBool, fallback)

/** A whole number that may be missing. */
export const int = (fallback: number) => orElse(z.int(), fallback)

/** Plain text, empty when missing. */
export const text = orElse(z.string(), '')

export const optionalId = orNull(wireId)
export const optionalInt = orNull(z.int())
export const optionalText = orNull(z.string())

/** An object that may come as `[]` when it is empty; null when there is none. */
export function optionalMap<S extends z.ZodMiniType>(schema: S) {
  return z.pipe(
    z.nullish(z.union([schema, z.array(z.never())])),
    z.transform((value): Exclude<z.output<S>, readonly never[]> | null => {
      if (value == null || Array.isArray(value)) return null
      // Arrays are gone; TypeScript cannot take them out of a type parameter.
      return value as Exclude<z.output<S>, readonly never[]>
    }),
  )
}

/** The schemas of items, by those of their lists and maps, which take anything at first: for whoever describes the wire. */
const items = new WeakMap<object, z.ZodMiniType>()

/** The schema of the items of a list or a map that is read item by item. */
export const itemsOf = (schema: object): z.ZodMiniType | undefined => items.get(schema)

function readByItem<S extends z.ZodMiniType>(schema: S, item: z.ZodMiniType): S {
  items.set(schema, item)
  return schema
}

/** A map whose unreadable values are reported and left out; empty where there is none. */
export function wireMap<S extends z.ZodMiniType>(values: S) {
  return z.pipe(
    optionalMap(readByItem(z.record(z.string(), z.unknown()), values)),
    z.transform((map): Record<string, z.output<S>> => {
      const read = Object.entries(map ?? {}).flatMap(([key, raw]) =>
        readableItems(values, [raw], key).map((value) => [key, value]),
      )
      return Object.fromEntries(read)
    }),
  )
}

/** One of `known`, or `unknown` for a value that this client has never heard of. */
export function laxEnum<const T extends string | number>(known: readonly T[]) {
  return z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value): T | 'unknown' => known.find((one) => one === value) ?? 'unknown'),
  )
}

/** A list whose unreadable items are reported and left out; null and absent become an empty list. */
export function laxList<S extends z.ZodMiniType>(item: S) {
  return z.pipe(
    z.nullish(readByItem(z.array(z.custom<z.input<S>>()), item)),
    z.transform((items): z.output<S>[] => readableItems(item, items ?? [])),
  )
}
