// Runs every check and every test, adds up their own reports and ends with `N passed, N failed`.
// `--full` adds the long matrices; `--changed` is for work in progress: see tests/README.md. `--only=checks,unit,browser` narrows.
import { execFileSync } from 'node:child_process'
import { readOptions, readParts } from './options.ts'
import { roomsOf } from './rooms-of.ts'
import {
  BROWSER_REPORT,
  ENGINES_REPORT,
  playwrightOutcome,
  RULES_REPORT,
  SCREENS_REPORT,
  vitestOutcome,
} from './run-reports.ts'
import { check, summary, tests } from './run-stages.ts'

const { full, changed, only } = readOptions({
  full: { type: 'boolean', default: false },
  changed: { type: 'boolean', default: false },
  only: { type: 'string' },
})
/** Set before the commands of tests that have tables of their own for it (`some-rows.ts`). */
const FULL = full ? 'FULL=1 ' : ''
/** Leaves out what `playwright.config.ts` names as seldom. */
const SHORT = full ? '' : 'SHORT=1 '
const wanted = readParts(['checks', 'unit', 'browser'], only)

const CHECKS: [name: string, command: string][] = [
  ['route tree, which the types need', 'node tests/write-routes.ts'],
  ['types', 'tsc --noEmit'],
  ['lint', 'oxlint --type-aware --deny-warnings'],
  ['format', 'oxfmt --check'],
  ['layers', 'node tests/checks/layers.mjs'],
  ['texts in step with the code', 'lingui check sync'],
  ['no text missing', 'lingui check missing'],
  ['plural forms', 'node tests/checks/plurals.ts'],
  ['unused code', 'knip'],
  ['duplicate code', 'jscpd --fail-on-empty'],
  ['brands', 'npm run --silent brand:check'],
]
/** The rules about the project itself, which need no browser: tables of faults, lists of routes, texts, budgets, what the first views draw. All unit tests have them too. */
const OWN_RULES = 'vitest run --project rules --reporter=dot tests/ brands/build/first-view-sources'

/** They read all of the code to find what a change of it seldom brings. */
const SLOW_CHECKS = ['unused code', 'duplicate code']

const MOCK = 'npm run --silent build -- --mode mock --out dist-mock'
/** Some browser tests read the production builds. */
const MOST_BUILDS = `npm run --silent build && ${MOCK}`
/** One test is about another base path; it is seldom run, unless it has changed. */
const ALL_BUILDS = `${MOST_BUILDS} && BRAND=lumen ROUTER_BASE=/learn/ ${MOCK} --as lumen-learn`
/** The one journey that a change of the app is tried with at once. */
const SMOKE = 'tests/e2e/sign-in-to-finished-day.spec.ts'

const screens = (options = '') =>
  tests(
    'screen tests',
    `vitest run --project screens --reporter=dot --reporter=json --outputFile.json=${SCREENS_REPORT} ${options}`,
    SCREENS_REPORT,
    vitestOutcome,
  )

async function checks(left: readonly string[] = []): Promise<void> {
  if (!wanted.includes('checks')) return
  for (const [name, command] of CHECKS) if (!left.includes(name)) await check(name, command)
  if (!wanted.includes('unit')) await check('rules about the project', OWN_RULES)
}

async function rules(): Promise<void> {
  if (!wanted.includes('unit')) return
  const command = `${FULL}node tests/checks/rule-coverage.ts`
  await tests('rules, every branch of them tested', command, RULES_REPORT, vitestOutcome)
  if (full) await check('changed operators of the rules are noticed', 'node tests/checks/mutations.ts')
}

async function browser(): Promise<void> {
  await tests('browser and accessibility tests', `${FULL}${SHORT}playwright test`, BROWSER_REPORT, playwrightOutcome, {
    shown: true,
  })
  if (!full) return
  await tests(
    'Firefox and WebKit',
    `vitest run --project engines --reporter=dot --reporter=json --outputFile.json=${ENGINES_REPORT}`,
    ENGINES_REPORT,
    vitestOutcome,
  )
}

/** What needs the builds. */
async function onBuilds(): Promise<void> {
  if (!wanted.includes('browser') || !(await check('builds', full ? ALL_BUILDS : MOST_BUILDS))) return
  await check('byte budget', 'npm run --silent bytes -- --check')
  await browser()
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The commit that changes are counted from: where the branch left `main`; on `main` itself, the commit before. */
function changedSince(): string {
  const base = git('merge-base', 'HEAD', 'main')
  return base === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD~1') : base
}

/** Browser tests that were changed themselves, and one journey if the app was. */
async function changedBrowser(files: string[]): Promise<void> {
  if (!wanted.includes('browser')) return
  const specs = files.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file))
  const isApp = files.some((file) => /^(?:src|brands|mocks|locales|tests\/e2e)\//.test(file))
  if (!isApp) return
  const isLumenOnly = specs.length === 0
  if (!(await check('builds for browser tests', isLumenOnly ? `BRAND=lumen ${MOCK}` : ALL_BUILDS))) return
  const chosen = isLumenOnly ? `${SMOKE} --grep lumen:` : [...new Set([SMOKE, ...specs])].join(' ')
  await tests('changed browser tests', `playwright test ${chosen}`, BROWSER_REPORT, playwrightOutcome, { shown: true })
}

async function changedUnit(since: string, files: string[]): Promise<void> {
  if (!wanted.includes('unit')) return
  const rooms = roomsOf(files)
  if (rooms.length > 0) await screens(`${rooms.join(' ')} --passWithNoTests`)
  const rules = `vitest run --project rules --reporter=dot --reporter=json --outputFile.json=${RULES_REPORT} --changed=${since} --passWithNoTests`
  await tests('rules near the change', rules, RULES_REPORT, vitestOutcome)
}

if (changed) {
  const since = changedSince()
  const files = [
    git('diff', '--name-only', '--diff-filter=d', since),
    git('ls-files', '--others', '--exclude-standard'),
  ]
    .flatMap((list) => list.split('\n'))
    .filter(Boolean)
  console.log(`${files.length} files changed since ${since.slice(0, 8)}`)
  await Promise.all([checks(SLOW_CHECKS), changedUnit(since, files), changedBrowser(files)])
} else {
  const withoutBuilds = async () => {
    await checks()
    if (wanted.includes('unit')) await screens()
  }
  const rows = [onBuilds(), withoutBuilds()]
  // Beside what is left of the longer one.
  await Promise.race(rows)
  await rules()
  await Promise.all(rows)
}
process.exit(summary() === 0 ? 0 : 1)
