import { expect, test } from 'vitest'

import { normalisePhone } from '#/lib/phone'
import { validPhone } from '#/lib/phone-rules'
import * as z from '#/lib/zod'

import { corpusRows, describeCorpus } from './corpus'

const rowWire = z.object({
  input: z.string(),
  region: z.string(),
  valid: z.boolean(),
  spec_normalised_stripped: z.string(),
  normalised_valid: z.boolean(),
  ambiguous: z.array(z.string()),
})

describeCorpus('phone', () => {
  const rows = corpusRows('phones/phones.json', rowWire)
  /** The corpus turns each leading 8 into +7; our decision does so for eleven digits only. */
  const sameRule = (row: z.output<typeof rowWire>) => normalisePhone(row.input) === row.spec_normalised_stripped
  const clear = rows.filter((row) => row.ambiguous.length === 0 && sameRule(row))

  test('finds every clear row valid or not as the reference does', () => {
    const wrong = []
    for (const row of clear) {
      const valid = validPhone(row.input, row.region) !== null
      if (valid !== (row.valid || row.normalised_valid)) wrong.push(row)
    }
    expect(wrong).toEqual([])
    expect(clear.length).toBeGreaterThan(500)
  })

  test('normalises as the specification does, except for a leading 8 at another length', () => {
    const other = rows.filter((row) => !sameRule(row) && row.ambiguous.length === 0)
    expect(other.filter((row) => !row.input.startsWith('8') || row.input.length === 11)).toEqual([])
  })

  test('returns a number or null for every row', () => {
    for (const { input, region } of rows) {
      expect(validPhone(input, region) ?? '+1').toMatch(/^\+\d+$/)
    }
  })
})
