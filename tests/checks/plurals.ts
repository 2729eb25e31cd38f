// Checks that every plural of every language has all the forms that the language needs.
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

const config = getConfig()
let plurals = 0
const faults: string[] = []

function inspect(tokens: CompiledMessage, locale: string, source: string): void {
  if (typeof tokens === 'string') return
  for (const token of tokens) {
    if (typeof token === 'string') continue
    const [, kind, cases] = token as [string, string?, Record<string, CompiledMessage>?]
    if (!cases || typeof cases !== 'object') continue
    if (kind === 'plural') {
      plurals += 1
      for (const form of new Intl.PluralRules(locale).resolvedOptions().pluralCategories)
        if (!(form in cases)) faults.push(`${locale}: "${form}" is missing in ${source}`)
    }
    for (const value of Object.values(cases)) if (Array.isArray(value)) inspect(value, locale, source)
  }
}

for (const catalog of await getCatalogs(config)) {
  for (const locale of config.locales) {
    const messages = await catalog.read(locale)
    for (const [id, message] of Object.entries(messages ?? {})) {
      const text = locale === config.sourceLocale ? message.translation || message.message || id : message.translation
      if (text) inspect(compileMessageOrThrow(text), locale, message.message ?? text)
    }
  }
}
for (const fault of faults) console.log(fault)
console.log(`${plurals} plurals read, ${faults.length} faults`)
if (plurals === 0 || faults.length > 0) process.exit(1)
