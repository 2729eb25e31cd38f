// What the parts of a run share: a command in the background, and what all of them came to.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import type { Outcome } from './run-reports.ts'

interface Stage extends Outcome {
  name: string
  seconds: number
}

const stages: Stage[] = []

interface Ended {
  status: number | null
  output: string
  seconds: number
}

/** Runs a command; its output is collected, or shown as it comes. Never rejects. */
function run(command: string, shown: boolean): Promise<Ended> {
  const begin = performance.now()
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ status, output, seconds: (performance.now() - begin) / 1000 }))
  })
}

function count(name: string, seconds: number, outcome: Outcome): void {
  stages.push({ name, seconds, ...outcome })
  console.log(`\n== ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${Math.round(seconds)} s)`)
}

/** A command that passes or fails as a whole; what it says is shown if it fails. */
export async function check(name: string, command: string): Promise<boolean> {
  const { status, output, seconds } = await run(command, false)
  if (status !== 0) console.log(`\n-- ${name}\n${output}`)
  count(name, seconds, { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, retried: [], lost: [] })
  return status === 0
}

/** A runner of many tests, counted from the report that it writes; a run without a report is one failure. */
export async function tests(
  name: string,
  command: string,
  report: string,
  read: (json: never) => Outcome,
  { shown = false } = {},
): Promise<void> {
  rmSync(report, { force: true })
  const { status, output, seconds } = await run(command, shown)
  if (status !== 0) console.log(`\n-- ${name}\n${output}`)
  if (!existsSync(report)) return count(`${name} (no report)`, seconds, { passed: 0, failed: 1, retried: [], lost: [] })
  const outcome = read(JSON.parse(readFileSync(report, 'utf8')) as never)
  // A runner that fails without a failed test (a crash at the end) is a failure all the same.
  count(name, seconds, outcome.failed === 0 && status !== 0 ? { ...outcome, failed: 1 } : outcome)
}

/** Prints how long each stage took, what was retried and what failed; the last line is the sum. Returns the number of failures. */
export function summary(): number {
  const sum = (pick: (stage: Stage) => number) => stages.reduce((total, stage) => total + pick(stage), 0)
  console.log('\nSeconds')
  for (const { name, seconds } of stages.toSorted((a, b) => b.seconds - a.seconds))
    console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`)
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(8)}  from begin to end`)
  const retried = stages.flatMap((stage) => stage.retried)
  if (retried.length > 0)
    console.log(`\nPassed at the second attempt only:\n${retried.map((one) => `  ${one}`).join('\n')}`)
  const failed = stages.filter((stage) => stage.failed > 0)
  const lost = stages.flatMap((stage) => stage.lost)
  if (failed.length > 0)
    console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}${lost.map((one) => `\n  ${one}`).join('')}`)
  console.log(`\n${sum(({ passed }) => passed)} passed, ${sum((stage) => stage.failed)} failed`)
  return failed.length
}
