// Runs every check and every test, adds up their own reports and ends with `N passed, N failed`.
// `--full` adds the long matrices; `--only=checks,unit,browser` narrows to some of these.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { readOptions, readParts } from './options.ts'

const { full, only } = readOptions({ full: { type: 'boolean', default: false }, only: { type: 'string' } })
const wanted = readParts(['checks', 'unit', 'browser'], only)
const total = { passed: 0, failed: 0 }
const failedStages: string[] = []

const CHECKS: [name: string, command: string][] = [
  ['types', 'tsc --noEmit'],
  ['lint', 'oxlint --type-aware --deny-warnings'],
  ['format', 'oxfmt --check'],
  ['layers', 'node tests/checks/layers.mjs'],
  ['texts in step with the code', 'lingui check sync'],
  ['no text missing', 'lingui check missing'],
  ['plural forms', 'node tests/checks/plurals.ts'],
  ['unused code', 'knip'],
  ['duplicate code', 'jscpd --fail-on-empty'],
  ['brands', 'node brands/check/check.ts'],
]

function run(command: string, quiet = false): SpawnSyncReturns<string> {
  return spawnSync(command, { shell: true, stdio: quiet ? 'pipe' : ['ignore', 'inherit', 'inherit'], encoding: 'utf8' })
}

function count(stage: string, passed: number, failed: number): void {
  total.passed += passed
  total.failed += failed
  if (failed > 0) failedStages.push(stage)
  console.log(`\n== ${stage}: ${passed} passed, ${failed} failed`)
}

function check(name: string, command: string): void {
  const result = run(command, true)
  if (result.status !== 0) console.log(`\n-- ${name}\n${result.stdout}${result.stderr}`)
  count(name, result.status === 0 ? 1 : 0, result.status === 0 ? 0 : 1)
}

if (wanted.includes('checks')) for (const [name, command] of CHECKS) check(name, command)

/** Counts from the report of a runner; a run without a report is one failure. */
function report(
  stage: string,
  file: string,
  read: (json: never) => { passed: number; failed: number },
  status: number | null,
): void {
  if (!existsSync(file)) return count(`${stage} (no report)`, 0, 1)
  const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')) as never)
  // A runner that fails without a failed test (no tests found, a crash at the end) is a failure all the same.
  count(stage, passed, failed === 0 && status !== 0 ? 1 : failed)
}

if (wanted.includes('unit')) {
  rmSync('test-results/unit.json', { force: true })
  const { status } = run('vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json')
  report(
    'unit and screen tests',
    'test-results/unit.json',
    (json: { numPassedTests: number; numFailedTests: number }) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
    }),
    status,
  )
  check('every branch of the rules is tested', 'node tests/checks/rule-coverage.ts')
  if (full) check('changed operators of the rules are noticed', 'node tests/checks/mutations.ts')
}

if (wanted.includes('browser')) {
  const built = run(
    'node brands/build/build.ts && node brands/build/build.ts --mode mock --out dist-mock && BRAND=lumen ROUTER_BASE=/learn/ node brands/build/build.ts --mode mock --out dist-mock --as lumen-learn && node tests/checks/bytes.ts --check',
  )
  count('builds and byte budget', built.status === 0 ? 1 : 0, built.status === 0 ? 0 : 1)
  rmSync('test-results/browser.json', { force: true })
  const { status } = run(`${full ? 'FULL=1 ' : ''}playwright test`)
  report(
    'browser and accessibility tests',
    'test-results/browser.json',
    (json: { stats: { expected: number; unexpected: number; flaky: number } }) => {
      if (json.stats.flaky > 0) console.log(`\n!! ${json.stats.flaky} flaky: passed at a later try only`)
      return { passed: json.stats.expected + json.stats.flaky, failed: json.stats.unexpected }
    },
    status,
  )
}

if (failedStages.length > 0) console.log(`\nFailed: ${failedStages.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
