// Extracts the texts and fills the languages from the translators' files in locales/parts; prints what is still missing.
// A text with a context is keyed there as "context|text".
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { holdShortWords } from './hold-short-words.ts'

type Translations = Record<string, Record<string, string>>

const run = (...args: string[]) => execFileSync('npx', ['lingui', ...args], { stdio: 'inherit' })
run('extract', '--clean')

const PARTS = 'locales/parts'
const parts: Translations = {}
if (existsSync(PARTS))
  for (const file of readdirSync(PARTS)) Object.assign(parts, JSON.parse(readFileSync(`${PARTS}/${file}`, 'utf8')))

const config = getConfig()
let missing = 0
for (const catalog of await getCatalogs(config)) {
  for (const locale of config.locales.filter((one) => one !== config.sourceLocale)) {
    const messages = (await catalog.read(locale)) ?? {}
    for (const [id, message] of Object.entries(messages)) {
      const source = message.message ?? id
      const translation = parts[message.context ? `${message.context}|${source}` : source]?.[locale]
      if (translation) message.translation = locale === 'ru' ? holdShortWords(translation) : translation
      if (message.translation) continue
      missing += 1
      console.log(`${locale}: ${JSON.stringify(source)} ${message.origin?.[0]?.[0] ?? ''}`)
    }
    await catalog.write(locale, messages)
  }
}
console.log(`${missing} translations missing`)
if (missing > 0) process.exit(1)
