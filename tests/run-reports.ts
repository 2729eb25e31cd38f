import { stripVTControlCharacters } from 'node:util'

/** Where reports are written: the browser tests empty their own folder of results when they start, at any time beside the others. */
const REPORTS = 'node_modules/.cache/test-reports'
export const RULES_REPORT = `${REPORTS}/rules.json`
export const SCREENS_REPORT = `${REPORTS}/screens.json`
export const ENGINES_REPORT = `${REPORTS}/engines.json`
export const BROWSER_REPORT = `${REPORTS}/browser.json`

/** How much of an error is shown in the last lines. */
const REASON_LINES = 12

/** What a runner's report comes to; `retried` names the tests that passed at a later attempt only, `lost` those that never did, each with what it said. */
export interface Outcome {
  passed: number
  failed: number
  retried: string[]
  lost: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}

/** Reads Vitest's JSON report. A test that passed keeps the errors of its earlier attempts. */
export function vitestOutcome({ numPassedTests, numFailedTests, testResults }: VitestReport): Outcome {
  const named = (status: string) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((one) => one.status === status && one.failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => withReason(`${name}: ${fullName}`, failureMessages)),
    )
  return { passed: numPassedTests, failed: numFailedTests, retried: named('passed'), lost: named('failed') }
}

/** The last attempt's words are enough to see what to look for: on another machine they are all that is left of the run. */
function withReason(name: string, messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.at(-1) ?? '').split('\n')
  const said = lines.filter((line) => line.trim() !== '').slice(0, REASON_LINES)
  return [name, ...said.map((line) => `    ${line.slice(0, 300)}`)].join('\n')
}

interface Suite {
  title: string
  specs?: {
    title: string
    file: string
    line: number
    tests: { status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
  suites?: Suite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
  /** Of the run itself: a file that does not load, a server that does not start. */
  errors: unknown[]
}

/** Reads Playwright's JSON report. */
export function playwrightOutcome({ stats, suites, errors }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    retried: suites.flatMap((suite) => namesIn(suite, 'flaky', [])),
    lost: suites.flatMap((suite) => namesIn(suite, 'unexpected', [])),
  }
}

const messagesOf = (all: readonly { results: { errors: { message?: string }[] }[] }[]): string[] =>
  all.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')))

function namesIn({ title, specs = [], suites = [] }: Suite, wanted: string, above: string[]): string[] {
  const path = [...above, title]
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map((spec) => withReason(`${[...path, spec.title].join(' › ')} (line ${spec.line})`, messagesOf(spec.tests))),
    ...suites.flatMap((inner) => namesIn(inner, wanted, path)),
  ]
}
