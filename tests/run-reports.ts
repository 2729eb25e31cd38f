/** Where reports are written: the browser tests empty their own folder of results when they start, at any time beside the others. */
const REPORTS = 'node_modules/.cache/test-reports'
export const RULES_REPORT = `${REPORTS}/rules.json`
export const SCREENS_REPORT = `${REPORTS}/screens.json`
export const ENGINES_REPORT = `${REPORTS}/engines.json`
export const BROWSER_REPORT = `${REPORTS}/browser.json`

/** What a runner's report comes to; `retried` names the tests that passed at a later attempt only, `lost` those that never did. */
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
        .map(({ fullName }) => `${name}: ${fullName}`),
    )
  return { passed: numPassedTests, failed: numFailedTests, retried: named('passed'), lost: named('failed') }
}

interface Suite {
  title: string
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[]
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

function namesIn({ title, specs = [], suites = [] }: Suite, wanted: string, above: string[]): string[] {
  const path = [...above, title]
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map((spec) => `${[...path, spec.title].join(' › ')} (line ${spec.line})`),
    ...suites.flatMap((inner) => namesIn(inner, wanted, path)),
  ]
}
