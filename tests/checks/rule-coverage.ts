// Runs the tests of the `rules` project, and fails where one of them fails or a branch of a pure rule is not taken by any.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { RULES_REPORT } from '../run-reports.ts'
import { ruleFiles } from './rule-files.ts'

type Place = { line?: number; column?: number }
type Covered = {
  branchMap: Record<string, { type: string; locations: { start: Place }[] }>
  b: Record<string, number[]>
}

// Not in the folder of test results, which the browser tests empty when they start.
const OUT = 'node_modules/.cache/rule-coverage'
/** The right side of a `??` that is there only because the compiler cannot know that an index is in range; the mutation run covers these. */
const PLAIN_DEFAULT = /^(?:null|undefined|-?\d+|Infinity|\[\]|'[\w.-]*')(?![\w.(])/

const files = ruleFiles()
rmSync(OUT, { recursive: true, force: true })
rmSync(RULES_REPORT, { force: true })
const options = [
  '--coverage.enabled',
  '--coverage.reportOnFailure',
  '--coverage.provider=v8',
  '--coverage.reporter=json',
  `--coverage.reportsDirectory=${OUT}`,
]
const run = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--project',
    'rules',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${RULES_REPORT}`,
    ...options,
    ...files.map((file) => `--coverage.include=${file}`),
  ],
  { encoding: 'utf8', maxBuffer: 1 << 28 },
)
if (run.status !== 0) console.log(run.stdout.slice(-20_000), run.stderr.slice(-5000))
if (!existsSync(`${OUT}/coverage-final.json`)) process.exit(1)

const report: Record<string, Covered> = JSON.parse(readFileSync(`${OUT}/coverage-final.json`, 'utf8'))
let open = 0
for (const [file, { branchMap, b }] of Object.entries(report)) {
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const [id, { type, locations }] of Object.entries(branchMap)) {
    for (const [arm, { start }] of locations.entries()) {
      const text = start.line === undefined ? '' : (lines[start.line - 1]?.slice(start.column) ?? '')
      if ((b[id]?.[arm] ?? 0) > 0 || (type === 'binary-expr' && PLAIN_DEFAULT.test(text))) continue
      open += 1
      console.log(`${relative('.', file)}:${start.line ?? branchMap[id]?.locations[0]?.start.line}: ${type} ${text}`)
    }
  }
}
const read = Object.keys(report).length
console.log(`${read} rules read, ${open} branches without a test`)
if (run.status !== 0 || read < files.length || read === 0 || open > 0) process.exit(1)
