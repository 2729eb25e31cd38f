import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'vitest'

import * as z from '#/lib/zod'

const folder = process.env['CORPORA'] ?? ''
const present = folder !== '' && existsSync(folder)

/** A block of corpus tests: runs if the folder in `CORPORA` exists, and otherwise says that it was skipped. */
export function describeCorpus(inputs: string, tests: () => void): void {
  if (!present) console.warn(`${inputs} corpus: skipped, set CORPORA to the folder of the corpora`)
  describe.skipIf(!present)(`${inputs} corpus`, () => {
    // Skipped blocks are still collected, when there is nothing to read.
    if (present) tests()
  })
}

/** The rows of one file, each checked against the schema that its test needs. */
export function corpusRows<S extends z.ZodMiniType>(path: string, row: S): z.output<S>[] {
  return z.parse(z.array(row), JSON.parse(readFileSync(join(folder, path), 'utf8')))
}

/** One file that is not a list, checked against the schema that its test needs. */
export function corpusFile<S extends z.ZodMiniType>(path: string, wire: S): z.output<S> {
  return z.parse(wire, JSON.parse(readFileSync(join(folder, path), 'utf8')))
}
