// Finds what the first views draw, extracts the texts and fills the languages from the translators' files in locales/parts; prints what is still missing.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { FIRST_VIEW_SHEETS, withSources } from '../brands/build/first-view-sources.ts'
import { stop } from './stop.ts'
import { FOLDER, readParts } from './texts-parts.ts'

for (const sheet of Object.keys(FIRST_VIEW_SHEETS)) writeFileSync(sheet, withSources(sheet))

const { translations, faults } = readParts()
if (faults.length > 0) stop(faults.join('\n'))
const known = new Map(translations.map(({ language, source, text }) => [`${language} ${source}`, text]))

execFileSync('npx', ['lingui', 'extract', '--clean'], { stdio: 'inherit' })
const config = getConfig()
let missing = 0
for (const catalog of await getCatalogs(config)) {
  for (const locale of config.locales.filter((one) => one !== config.sourceLocale)) {
    const messages = (await catalog.read(locale)) ?? {}
    for (const [id, message] of Object.entries(messages)) {
      const source = message.message ?? id
      const key = message.context ? `${message.context}|${source}` : source
      message.translation = known.get(`${locale} ${key}`) ?? ''
      if (message.translation) continue
      missing += 1
      console.log(`${locale}: ${JSON.stringify(key)} ${message.origin?.[0]?.[0] ?? ''}`)
    }
    await catalog.write(locale, messages)
  }
}
console.log(`${missing} translations missing`)
if (missing > 0) stop(`Add them to a file in ${FOLDER}: { "<text as above>": { "ru": "…", "es": "…" } }`)
