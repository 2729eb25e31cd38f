import { expect, test } from 'vitest'

import { checkEmail } from '#/lib/email'
import * as z from '#/lib/zod'

import { corpusRows, describeCorpus } from './corpus'

const rowWire = z.object({
  input: z.string(),
  spec_valid: z.boolean(),
  spec_warnings: z.array(z.string()),
  ambiguous: z.array(z.string()),
})

const WARNINGS: Record<string, string> = { local_over_30: 'long_local', domain_over_5_levels: 'many_levels' }

describeCorpus('e-mail', () => {
  const rows = corpusRows('email/emails.json', rowWire)
  const clear = rows.filter((row) => row.ambiguous.length === 0)

  test('judges every clear row as the specification says', () => {
    const wrong = clear.filter((row) => (checkEmail(row.input).fault === null) !== row.spec_valid)
    expect(wrong).toEqual([])
    expect(clear.length).toBeGreaterThan(600)
  })

  test('warns where the specification does', () => {
    const wrong = clear.filter((row) => {
      const warnings = row.spec_valid ? row.spec_warnings.map((name) => WARNINGS[name]) : []
      return checkEmail(row.input).warnings.join() !== warnings.join()
    })
    expect(wrong).toEqual([])
  })

  test('refuses what the decisions narrow: other characters before @, a domain of one label', () => {
    const narrowed = rows.filter((row) =>
      row.ambiguous.some((flag) => flag === 'local_charset_not_in_spec' || flag === 'no_dot_in_domain'),
    )
    expect(narrowed.filter((row) => checkEmail(row.input).fault === null)).toEqual([])
    expect(narrowed.length).toBeGreaterThan(200)
  })

  test('returns a result for every row, international domains included', () => {
    for (const { input } of rows) expect(checkEmail(input, { international: true })).toBeDefined()
  })
})
