import * as z from '#/lib/zod'
import { reportUnreadable } from './readable-items'

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
  ({ error }: z.core.$ZodCatchCtx) => {
    reportUnreadable(name, error)
    return part.parse(undefined)
  }
