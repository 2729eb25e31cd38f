// Changes one operator of a pure rule at a time and runs the rule's own test: one that still passes has not noticed (a survivor).
// Stops after MUTATION_MINUTES (20 unless told) and says how far it came; `--files=a,b` narrows.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Change } from './mutate.ts'
import { ruleFiles } from './rule-files.ts'

const SWAPS: [from: RegExp, to: string][] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \?\? /g, ' && '],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
]
const minutes = Number(process.env['MUTATION_MINUTES'] ?? '20')
const until = Date.now() + minutes * 60_000
const narrowed = process.argv
  .find((one) => one.startsWith('--files='))
  ?.slice('--files='.length)
  .split(',')
const files = ruleFiles().filter((file) => !narrowed || narrowed.some((part) => file.includes(part)))

const survivors: string[] = []
let tried = 0
let left = 0

/** Places where an operator stands in code: not in comments, not in types. */
function places(text: string): { at: number; from: string; to: string }[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|^import .*$|^export (?:type|interface) .*$/gm, (part) =>
    ' '.repeat(part.length),
  )
  return SWAPS.flatMap(([from, to]) =>
    [...code.matchAll(from)].map((match) => ({ at: match.index, from: match[0], to })),
  )
}

function testsOf(file: string): string[] {
  const own = file.replace(/\.ts$/, '.test.ts')
  if (existsSync(own)) return [own]
  // A rule without a test of its own is tested by its domain's.
  return [file.slice(0, file.lastIndexOf('/') + 1)]
}

for (const file of files) {
  const text = readFileSync(file, 'utf8')
  for (const { at, from, to } of places(text)) {
    if (Date.now() > until) {
      left += 1
      continue
    }
    tried += 1
    const change: Change = { file, at, from, to }
    const { status } = spawnSync(
      'npx',
      ['vitest', 'run', '--project', 'rules', '--bail', '1', '--reporter=dot', ...testsOf(file)],
      {
        env: { ...process.env, MUTATION: JSON.stringify(change) },
      },
    )
    if (status !== 0) continue
    const line = text.slice(0, at).split('\n').length
    survivors.push(`${file}:${line}: "${from.trim()}" as "${to.trim()}"`)
    console.log(`survived: ${survivors.at(-1)}`)
  }
}
console.log(
  `${tried} changes tried, ${survivors.length} not noticed${left > 0 ? `, ${left} left when the time was over` : ''}`,
)
