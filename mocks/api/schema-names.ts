import * as z from '#/lib/zod'

/** Every schema that a domain exports, with its name in the document: `userWire` is `User`. */
const MODULES = import.meta.glob<Record<string, unknown>>(
  ['/src/domains/*/wire.ts', '/src/domains/*/*-wire.ts', '/src/brand/*-wire.ts'],
  { eager: true },
)

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType

/** Names and schemas; of two names for one schema the first counts. */
export const SCHEMA_NAMES: readonly (readonly [name: string, schema: z.ZodMiniType])[] = Object.values(MODULES)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) =>
    isSchema(value) ? [[`${name[0]?.toUpperCase()}${name.slice(1).replace(/Wire$/, '')}`, value] as const] : [],
  )
  .filter(([name, schema], place, all) => all.findIndex((one) => one[0] === name || one[1] === schema) === place)
