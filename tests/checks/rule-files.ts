import { globSync, readFileSync } from 'node:fs'

/** What touches the world, draws, or is only data: not a rule, whatever is in it. */
const KINDS =
  /\/(wire|model|queries|mutations|texts|calls|events|search|(?:use|start|prefetch|load|lazy)-[\w-]+|[\w-]+-(?:fixtures?|wire|key|schema|words))\.ts$|\.test\.ts$|\.d\.ts$/
const IMPURE =
  /from '(?:react|@tanstack|@lingui|lucide|ky|#\/platform|#\/analytics|#\/api\/(?:client|token-store|session-events|report|clock|connectivity|unsaved|upload)|\.\/(?:queries|mutations|wire|calls))/

/** Every pure rule: root files of domains and of `lib` that are given all they need. */
export function ruleFiles(): string[] {
  const isRule = (file: string) => {
    const text = readFileSync(file, 'utf8')
    // Types from such modules are no use of them.
    const values = text.replaceAll(/^import type .*$/gm, '').replaceAll(/\btype \w+/g, '')
    return !IMPURE.test(values) && /\bfunction\b|=>/.test(values)
  }
  return [...globSync('src/domains/*/*.ts'), ...globSync('src/lib/*.ts')]
    .filter((file) => !KINDS.test(file) && isRule(file))
    .toSorted()
}
