import { globSync, readFileSync } from 'node:fs'

/** Names of all factories of a kind, such as `study.stages`, read from their source files: one without a row fails the test of its table. */
export function factories(kind: 'queries' | 'mutations'): string[] {
  return globSync(`src/domains/*/**/*${kind}.ts`)
    .flatMap((file) => {
      const domain = file.split('/')[2] ?? ''
      const lists = [...readFileSync(file, 'utf8').matchAll(/^export const \w+ = \{\n([\s\S]*?)^\}/gm)]
      return lists.flatMap(([, list = '']) =>
        [...list.matchAll(/^ {2}(\w+)(?:: \(|: \w+,$)/gm)].map((match) => `${domain}.${match[1]}`),
      )
    })
    .toSorted()
}
