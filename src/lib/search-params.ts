// Search parameters, read with fallbacks: a value that does not fit is left out, so that a hand-typed address never throws. Written
// without schemas, because the entry reads addresses and does without the schema library.

/** Reads one parameter as the router hands it over: digits and "true" have become numbers and booleans. */
export type ReadParam<T> = (value: unknown) => T | undefined

/** A string. The router turns one that looks like a number or a boolean into that; it is then left out. */
export const textParam: ReadParam<string> = (value) => (typeof value === 'string' ? value : undefined)

/** A string, including one that looks like a number or a boolean. */
export const anyTextParam: ReadParam<string> = (value) =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : textParam(value)

/** `true` or `false`. */
export const flagParam: ReadParam<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** A whole number, from `min` to `max`. */
export const wholeParam =
  (min = -Infinity, max = Infinity): ReadParam<number> =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max ? value : undefined

/** One of the known values. */
export const oneOfParam =
  <const T>(known: readonly T[]): ReadParam<T> =>
  (value) =>
    known.find((one) => one === value)

type Params<Shape> = { [Name in keyof Shape]?: Shape[Name] extends ReadParam<infer T> ? T | undefined : never }

/** Builds the reader of the parameters that an address may carry; it drops all others. */
export function searchParams<const Shape extends Record<string, ReadParam<unknown>>>(shape: Shape) {
  return (search: Record<string, unknown>): Params<Shape> => {
    // A value that does not fit becomes undefined, not missing: the router would keep the unread value in its place.
    const read = Object.entries(shape)
      .filter(([name]) => name in search)
      .map(([name, readParam]) => [name, readParam(search[name])])
    // The entries are those of the shape; `Object.entries` forgets their types.
    return Object.fromEntries(read) as Params<Shape>
  }
}
