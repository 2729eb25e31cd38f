// Checks the import directions, and that the modules were really read: the tool also reports success when it read none.
import { spawnSync } from 'node:child_process'

const TOOL = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
const LEAST_MODULES = 150
const run = spawnSync(
  process.execPath,
  [TOOL, 'src', 'mocks', 'brands', '-T', 'json', '-c', 'tests/checks/layers.config.cjs'],
  { encoding: 'utf8', maxBuffer: 1 << 28 },
)
// A file that does not parse, or a machine out of memory, leaves no report: the tool's own output says why.
if (run.error || !run.stdout.startsWith('{')) {
  console.log(
    `No report (exit ${run.status}, ${run.signal ?? 'no signal'}): ${run.error?.message ?? ''}\n${run.stdout.slice(0, 2000)}${run.stderr.slice(0, 4000)}`,
  )
  process.exit(1)
}
const { summary } = JSON.parse(run.stdout)
for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} -> ${to}`)
console.log(`${summary.totalCruised} modules read, ${summary.error} against the directions`)
if (summary.totalCruised < LEAST_MODULES || summary.error > 0) process.exit(1)
