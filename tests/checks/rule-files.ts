import { existsSync, globSync, readFileSync } from 'node:fs'

/** What reaches the outside, draws, or is only data is not a rule, whatever else it contains. */
const KINDS =
  /\/(wire|model|queries|mutations|texts|calls|events|search|(?:use|start|prefetch|load|lazy)-[\w-]+|[\w-]+-(?:fixtures?|wire|key|schema|words))\.ts$|\.test\.ts$|\.d\.ts$/
const IMPURE =
  /from '(?:react|@tanstack|@lingui|lucide|ky|#\/platform|#\/analytics|#\/api\/(?:client|token-store|session-events|report|clock|connectivity|unsaved|upload)|\.\/(?:wire|calls|storage)|[^']*\b(?:queries|mutations)')/

const ROOT = /^src\/(?:domains\/[^/]+|lib)\/[^/]+$/
/** What a page provides, or a state that lives as long as it. */
const PROVIDED =
  /\b(?:document|window|globalThis|localStorage|setTimeout|AbortController|XMLHttpRequest|fetch)\b[.(?]|^let /m

/** Every pure rule: root files of domains and of `lib`, and any other file with a test beside it, that receive everything as arguments. */
export function ruleFiles(): string[] {
  const isRule = (file: string) => {
    const text = readFileSync(file, 'utf8')
    // Importing a type from such a module does not make a rule impure.
    const values = text.replaceAll(/^import type .*$/gm, '').replaceAll(/\btype \w+/g, '')
    if (IMPURE.test(values) || !/\bfunction\b|=>/.test(values)) return false
    return ROOT.test(file) || (existsSync(file.replace(/\.ts$/, '.test.ts')) && !PROVIDED.test(values))
  }
  return globSync('src/**/*.ts')
    .filter((file) => !KINDS.test(file) && isRule(file))
    .toSorted()
}
