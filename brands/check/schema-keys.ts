import { brandSchema } from '../../src/brand/schema.ts'
import * as z from '../../src/lib/zod.ts'
import { nearest } from './nearest.ts'
import { jsonPath } from './read-json.ts'

/** What this file reads of a JSON schema. */
interface Shape {
  properties?: Record<string, Shape>
  /** Keys of an object that has an entry for each language. */
  propertyNames?: { enum?: string[] }
  additionalProperties?: Shape | boolean
  items?: Shape
  anyOf?: Shape[]
}

/** JSON Schema of brand.json, made from the zod schema. */
export const jsonSchema = () => z.toJSONSchema(brandSchema, { io: 'input' })

// The types of JSON Schema allow more than zod writes.
const root = jsonSchema() as Shape

const variants = (shape: Shape): Shape[] => [shape, ...(shape.anyOf ?? []).flatMap(variants)]

function below(shape: Shape, key: PropertyKey): Shape[] {
  return variants(shape).flatMap(({ properties, additionalProperties, items }) => {
    const found = typeof key === 'number' ? items : (properties?.[String(key)] ?? additionalProperties)
    return typeof found === 'object' ? [found] : []
  })
}

const shapesAt = (path: readonly PropertyKey[]) =>
  path.reduce<Shape[]>((shapes, key) => shapes.flatMap((shape) => below(shape, key)), [root])

/** The keys of the object that the schema expects at a place; none where it expects something else. */
export const keysAt = (path: readonly PropertyKey[]): string[] =>
  shapesAt(path)
    .flatMap(variants)
    .flatMap(({ properties, propertyNames }) => [...Object.keys(properties ?? {}), ...(propertyNames?.enum ?? [])])

/** Every key of the schema by its path; those of lists are written with their first entry. */
function placesBelow(shape: Shape, path: readonly PropertyKey[]): (readonly PropertyKey[])[] {
  return variants(shape).flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([key, one]) => [[...path, key], ...placesBelow(one, [...path, key])]),
    ...(items ? placesBelow(items, [...path, 0]) : []),
  ])
}

const PLACES = placesBelow(root, [])

/** What is said of a key that the schema does not know: the one that was probably meant, here or elsewhere, or else those it knows here. */
export function unknownKeyWords(path: readonly PropertyKey[], key: string): string {
  const here = keysAt(path)
  const near = nearest(key, here)
  if (near) return `unknown key; did you mean ${near}?`
  const elsewhere = PLACES.filter((place) => nearest(key, [String(place.at(-1))]))
  const place = elsewhere.find((one) => one.at(-1) === key) ?? elsewhere[0]
  if (place) return `unknown key here; did you mean ${jsonPath(place)}?`
  return `unknown key; take it out, or name one of ${here.join(', ')}`
}
