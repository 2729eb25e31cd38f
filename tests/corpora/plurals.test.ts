import { setupI18n } from '@lingui/core'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'

import * as z from '#/lib/zod'

import { formsOf, readParts, tokensOf } from '../texts-parts'
import { corpusFile, describeCorpus } from './corpus'

const formsWire = z.record(z.string(), z.string())
const cardinalWire = z.object({ locales: z.object({ en: formsWire, ru: formsWire, es: formsWire }) })

const hasPlural = (text: string) => tokensOf(text).some((token) => formsOf(token) !== null)
const parts = readParts().translations
const sources = parts.map(({ source }) => source)
const texts = {
  en: [...new Set(sources)].filter(hasPlural),
  ru: parts.filter(({ language, text }) => language === 'ru' && hasPlural(text)).map(({ text }) => text),
  es: parts.filter(({ language, text }) => language === 'es' && hasPlural(text)).map(({ text }) => text),
}

/** The message with each of its plurals in this form, or in the one for exactly this number. */
function inForm(tokens: CompiledMessage, exact: string, form: string): CompiledMessage {
  return tokens.flatMap((token) => {
    const forms = formsOf(token)
    if (!forms || typeof token === 'string') return [token]
    const chosen = forms[exact] ?? forms[form] ?? []
    return inForm(chosen, exact, form).map((one): CompiledMessage[number] => (one === '#' ? [token[0], 'number'] : one))
  })
}

describeCorpus('plural', () => {
  const { locales } = corpusFile('plurals/cardinal.json', cardinalWire)

  test.each(['en', 'ru', 'es'] as const)('our messages in %s choose the plural form of CLDR', (locale) => {
    // A number has no trailing zeros: a message cannot be given "1.0".
    const numbers = Object.entries(locales[locale]).filter(([number]) => String(Number(number)) === number)
    const wrong = []
    for (const text of texts[locale]) {
      const tokens = compileMessageOrThrow(text)
      const names = tokensOf(text).flatMap((token) => (typeof token === 'string' ? [] : [token[0]]))
      for (const [number, form] of numbers) {
        const expected = inForm(tokens, number, form)
        const i18n = setupI18n({ locale, messages: { [locale]: { whole: tokens, expected } } })
        const values = Object.fromEntries(names.map((name) => [name, Number(number)]))
        const said = i18n._('whole', values)
        if (said !== i18n._('expected', values)) wrong.push(`${number}, ${form}: ${said}`)
      }
    }
    expect(wrong.slice(0, 20)).toEqual([])
    expect(numbers.length).toBeGreaterThan(1000)
    expect(texts[locale].length).toBeGreaterThan(20)
  })
})
