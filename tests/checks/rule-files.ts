import { existsSync, globSync, readFileSync } from 'node:fs'

/** What reaches the outside, draws, or is only data is not a rule, whatever else it contains. */
const KINDS =
  /\/(wire|model|queries|mutations|texts|calls|events|search|(?:use|start|prefetch|load|lazy)-[\w-]+|[\w-]+-(?:fixtures?|wire|key|schema|texts|look))\.ts$|\.test\.ts$|\.d\.ts$/
const IMPURE =
  /from '(?:react|@tanstack|@lingui|lucide|ky|#\/platform|#\/analytics|#\/api\/(?:client|token-store|session-events|report|clock|connectivity|unsaved|upload)|\.\/(?:wire|calls|storage)|[^']*\b(?:queries|mutations)')/

/** What the product knows. */
const PRODUCT = /^src\/(?:domains|lib)\//
/** What a page provides; a state that lives as long as it is fine where it only remembers answers. */
const PROVIDED =
  /\b(?:document|window|location|globalThis|localStorage|AbortController|XMLHttpRequest|fetch)\b[.(?]|\bHTML\w*Element\b|\bhls\.js|\bmatchMedia\b/

/**
 * Every pure rule: a file of a domain or of `lib` whose functions receive everything as arguments, in whichever room, and any such
 * file elsewhere that has a test beside it.
 */
export function ruleFiles(): string[] {
  const isRule = (file: string) => {
    const text = readFileSync(file, 'utf8')
    // Importing a type from such a module does not make a rule impure.
    const values = text.replaceAll(/^import type .*$/gm, '').replaceAll(/\btype \w+/g, '')
    if (!PRODUCT.test(file) && !existsSync(file.replace(/\.ts$/, '.test.ts'))) return false
    return /\bfunction\b|=>/.test(values) && !IMPURE.test(values) && !PROVIDED.test(values)
  }
  return globSync('src/**/*.ts')
    .filter((file) => !KINDS.test(file) && isRule(file))
    .toSorted()
}
