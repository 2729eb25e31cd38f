import { globSync, readFileSync } from 'node:fs'

/** What reaches the outside, draws, or is only data is not a rule, whatever else it contains. */
const KINDS =
  /\/(wire|model|queries|mutations|texts|calls|events|search|(?:use|start|prefetch|load|lazy)-[\w-]+|[\w-]+-(?:fixtures?|wire|key|schema|words))\.ts$|\.test\.ts$|\.d\.ts$/
const IMPURE =
  /from '(?:react|@tanstack|@lingui|lucide|ky|#\/platform|#\/analytics|#\/api\/(?:client|token-store|session-events|report|clock|connectivity|unsaved|upload)|\.\/(?:wire|calls)|[^']*\b(?:queries|mutations)')/

/** Every pure rule: root files of domains and of `lib` that receive everything they need as arguments. */
export function ruleFiles(): string[] {
  const isRule = (file: string) => {
    const text = readFileSync(file, 'utf8')
    // Importing a type from such a module does not make a rule impure.
    const values = text.replaceAll(/^import type .*$/gm, '').replaceAll(/\btype \w+/g, '')
    return !IMPURE.test(values) && /\bfunction\b|=>/.test(values)
  }
  return [...globSync('src/domains/*/*.ts'), ...globSync('src/lib/*.ts')]
    .filter((file) => !KINDS.test(file) && isRule(file))
    .toSorted()
}
