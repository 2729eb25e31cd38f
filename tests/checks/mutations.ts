// Changes one operator of a pure rule at a time and runs the rule's own tests: a change that they do not notice is a survivor.
// Fails with a survivor, and when MUTATION_MINUTES (30 by default) pass before the end; `--files=a,b` narrows the run.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Plugin } from 'vite'
import { createVitest } from 'vitest/node'
import { readOptions } from '../options.ts'
import { ruleFiles } from './rule-files.ts'

interface Change {
  file: string
  at: number
  from: string
  to: string
}

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
/** The longest that the tests of a rule take on a busy machine, in ms. */
const ENDLESS_MS = 30_000
const CLOSE_MS = 5000
const minutes = Number(process.env['MUTATION_MINUTES'] ?? '30')
const until = Date.now() + minutes * 60_000
const narrowed = readOptions({ files: { type: 'string', default: '' } }).files.split(',')
const files = ruleFiles().filter((file) => narrowed.some((part) => file.includes(part)))

/** Places where an operator occurs in code: not in comments, not in types. */
function changesOf(file: string): Change[] {
  const code = readFileSync(file, 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\/|\/\/.*$|^import .*$|^(?:export )?interface [\s\S]*?^}|^(?:export )?type [\s\S]*?(?=\n\n|\n\/)/gm,
    (part) => ' '.repeat(part.length),
  )
  return SWAPS.flatMap(([from, to]) =>
    [...code.matchAll(from)].map((match) => ({ file, at: match.index, from: match[0], to })),
  )
}

/** The rule's own test, otherwise the tests of its domain that import it: they run first, and the rest of the domain after them. */
function testsOf(file: string): string[][] {
  const own = file.replace(/\.ts$/, '.test.ts')
  if (existsSync(own)) return [[own]]
  const folder = dirname(file)
  const all = globSync(`${folder}/**/*.test.ts`)
  const importing = all.filter((test) => readFileSync(test, 'utf8').includes(`/${basename(file, '.ts')}'`))
  return importing.length > 0 ? [importing, [`${folder}/`]] : [[`${folder}/`]]
}

let current: Change | null = null

/** Serves the changed file with its current change; nothing is written to disk. */
const mutate: Plugin = {
  name: 'mutate',
  enforce: 'pre',
  transform: (code, id) => {
    if (!current || id.split('?')[0] !== resolve(current.file)) return null
    const { at, from, to } = current
    return { code: code.slice(0, at) + to + code.slice(at + from.length), map: null }
  },
}

// One runner and one thread for all changes; each run reloads only what the change affects.
const start = () =>
  createVitest(
    'test',
    { watch: false, run: true, project: ['rules'], isolate: false, pool: 'threads', reporters: [{}] },
    { plugins: [mutate] },
  )
let vitest = await start()

/** Whether the tests still pass with the change (or with none). */
async function passes(file: string, change: Change | null, tests: string[]): Promise<boolean> {
  if (current) vitest.invalidateFile(resolve(current.file))
  current = change
  vitest.invalidateFile(resolve(file))
  const asked = await vitest.globTestSpecifications(tests)
  const answer = await Promise.race([vitest.runTestSpecifications(asked), pause(ENDLESS_MS)])
  if (!answer) {
    // A loop that no longer ends is only noticed by waiting; its thread is abandoned.
    await Promise.race([vitest.close(), pause(CLOSE_MS)])
    vitest = await start()
    return false
  }
  const { testModules } = answer
  // The result includes the modules of earlier runs.
  const ran = testModules.filter((one) => asked.some(({ moduleId }) => moduleId === one.moduleId))
  return ran.length > 0 && ran.every((one) => one.ok())
}

function described({ file, at, from, to }: Change): string {
  const line = readFileSync(file, 'utf8').slice(0, at).split('\n').length
  return `${file}:${line}: "${from.trim()}" as "${to.trim()}"`
}

const faults: string[] = []
let tried = 0
let left = 0
for (const file of files) {
  const changes = changesOf(file)
  const [first = [], ...others] = testsOf(file)
  // oxlint-disable-next-line no-await-in-loop
  if (changes.length > 0 && !(await passes(file, null, first)))
    faults.push(`${file}: its tests fail without any change`)
  for (const change of changes) {
    if (Date.now() > until) {
      left += 1
      continue
    }
    tried += 1
    let isUnnoticed = true
    for (const tests of [first, ...others]) {
      // oxlint-disable-next-line no-await-in-loop
      if (isUnnoticed) isUnnoticed = await passes(file, change, tests)
    }
    if (isUnnoticed) faults.push(`survived: ${described(change)}`)
  }
}
await vitest.close()
for (const fault of faults) console.log(fault)
console.log(`${tried} changes tried, ${faults.length} faults${left > 0 ? `, ${left} left when the time was over` : ''}`)
process.exit(faults.length > 0 || left > 0 || tried === 0 ? 1 : 0)
