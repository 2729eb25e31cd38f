// Checks that every plural of every language has all the forms that the language needs.
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { formsOf, tokensOf } from '../texts-parts.ts'

const config = getConfig()
let plurals = 0
const faults: string[] = []

function inspect(text: string, locale: string, source: string): void {
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  for (const forms of tokensOf(text).map(formsOf)) {
    if (!forms) continue
    plurals += 1
    for (const form of needed) if (!(form in forms)) faults.push(`${locale}: "${form}" is missing in ${source}`)
  }
}

for (const catalog of await getCatalogs(config)) {
  for (const locale of config.locales) {
    const messages = await catalog.read(locale)
    for (const [id, message] of Object.entries(messages ?? {})) {
      const text = locale === config.sourceLocale ? message.translation || message.message || id : message.translation
      if (text) inspect(text, locale, message.message ?? text)
    }
  }
}
for (const fault of faults) console.log(fault)
console.log(`${plurals} plurals read, ${faults.length} faults`)
if (plurals === 0 || faults.length > 0) process.exit(1)
