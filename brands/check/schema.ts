import { readFileSync, writeFileSync } from 'node:fs'
import { BRANDS_ROOT } from '../emit/asset-files.ts'
import { jsonSchema } from './schema-keys.ts'

const FILE = `${BRANDS_ROOT}brand.schema.json`

/** JSON Schema of brand.json, generated from the zod schema, with which editors complete and check. */
export const brandSchemaJson = () => `${JSON.stringify(jsonSchema(), null, 2)}\n`

export const storedSchemaJson = () => readFileSync(FILE, 'utf8')

if (import.meta.main) writeFileSync(FILE, brandSchemaJson())
