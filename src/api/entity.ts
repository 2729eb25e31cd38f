import { isHttpUrl } from '#/lib/urls'
import * as z from '#/lib/zod'
import { orElse, wireBool, wireId } from './codecs'
import { readableItems } from './readable-items'

type CamelKey<K> = K extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail>>}` : K
type CamelKeys<T> = { [K in keyof T as CamelKey<K>]: T[K] }

function camelKeys<T extends object>(row: T): CamelKeys<T> {
  const entries = Object.entries(row).map(([key, value]) => [
    key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  // The type above says what this loop does; TypeScript cannot follow renamed keys.
  return Object.fromEntries(entries) as CamelKeys<T>
}

/** An object of the wire: snake_case in, camelCase out, unknown keys left behind. */
export function entity<const S extends z.core.$ZodShape>(shape: S) {
  return z.pipe(
    z.object(shape),
    z.transform((row: z.output<z.ZodMiniObject<S>>) => camelKeys(row)),
  )
}

/** Parts that their object can do without, each of which may be missing: one that cannot be read is reported and counts as missing. */
export function laxParts<const S extends z.core.$ZodShape & Record<string, z.ZodMiniType>>(shape: S): S {
  const lax = Object.entries(shape).map(([name, part]) => [name, z.catch(part, readAsMissing(name, part))])
  // Each part keeps its types; it only never fails.
  return Object.fromEntries(lax) as S
}

const readAsMissing =
  (name: string, part: z.ZodMiniType) =>
  ({ input }: z.core.$ZodCatchCtx) => {
    // Reports it.
    readableItems(part, [input], name)
    return part.parse(undefined)
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

/** Unix seconds that must be there, to `Date`. */
export const requiredTime = z.pipe(
  z.int().check(z.positive()),
  z.transform((seconds) => new Date(seconds * 1000)),
)

/** An absolute http(s) address without which its object means nothing. */
export const requiredUrl = z.string().check(z.refine((address) => isHttpUrl(address)))
