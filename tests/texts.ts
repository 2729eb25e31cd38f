// Extracts the texts and fills the languages from the translators' files in locales/parts; prints what is still missing.
// A text with a context is keyed there as "context|text".
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { readHandJson } from '../brands/hand-json.ts'
import { typeset } from './hold-short-words.ts'
import { stop } from './stop.ts'

type Translations = Record<string, Record<string, string>>

const PARTS = 'locales/parts'
const parts: Translations = {}
for (const file of readdirSync(PARTS)) {
  const { value, faults } = readHandJson(readFileSync(`${PARTS}/${file}`, 'utf8'))
  if (faults.length > 0) stop(faults.map((fault) => `${PARTS}/${file}: ${fault}`).join('\n'))
  Object.assign(parts, value)
}

execFileSync('npx', ['lingui', 'extract', '--clean'], { stdio: 'inherit' })
const config = getConfig()
let missing = 0
for (const catalog of await getCatalogs(config)) {
  for (const locale of config.locales.filter((one) => one !== config.sourceLocale)) {
    const messages = (await catalog.read(locale)) ?? {}
    for (const [id, message] of Object.entries(messages)) {
      const source = message.message ?? id
      const key = message.context ? `${message.context}|${source}` : source
      message.translation = typeset(parts[key]?.[locale] ?? '', locale)
      if (message.translation) continue
      missing += 1
      console.log(`${locale}: ${JSON.stringify(key)} ${message.origin?.[0]?.[0] ?? ''}`)
    }
    await catalog.write(locale, messages)
  }
}
console.log(`${missing} translations missing`)
if (missing > 0) stop(`Add them to a file in ${PARTS}/: { "<text as above>": { "ru": "…", "es": "…" } }`)
