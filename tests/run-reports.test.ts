import { expect, it } from 'vitest'
import { playwrightOutcome, vitestOutcome } from './run-reports.ts'

it('names the unit tests that failed or needed another attempt', () => {
  const one = (fullName: string, status: string, failureMessages: string[]) => ({ fullName, status, failureMessages })
  const assertionResults = [
    one('at once', 'passed', []),
    one('later', 'passed', ['slow']),
    one('never', 'failed', ['no']),
  ]
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [{ name: 'a.test.ts', assertionResults }] }
  expect(vitestOutcome(report)).toEqual({
    passed: 2,
    failed: 1,
    retried: ['a.test.ts: later\n    slow'],
    lost: ['a.test.ts: never\n    no'],
  })
})

it('names the browser tests that failed or needed another attempt, and counts what failed outside of a test', () => {
  const results = [{ errors: [{ message: 'early' }] }, { errors: [{ message: '\u001B[31mlast\u001B[0m\n\n  here' }] }]
  const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', line: 3, tests: [{ status, results }] })
  const inner = { title: 'the menu', specs: [spec('opens', 'flaky'), spec('closes', 'expected')] }
  const suites = [
    { title: 'a.spec.ts', specs: [spec('loads', 'expected'), spec('ends', 'unexpected')], suites: [inner] },
  ]
  expect(
    playwrightOutcome({ stats: { expected: 2, unexpected: 1, flaky: 1 }, suites, errors: [new Error('no server')] }),
  ).toEqual({
    passed: 3,
    failed: 2,
    retried: ['a.spec.ts › the menu › opens (line 3)\n    last\n      here'],
    lost: ['a.spec.ts › ends (line 3)\n    last\n      here'],
  })
})
