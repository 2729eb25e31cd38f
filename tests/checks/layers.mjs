// Checks the import directions, and that the modules were really read: the tool reports success on none as well.
import { spawnSync } from 'node:child_process'

const LEAST_MODULES = 150
const run = spawnSync(
  process.execPath,
  ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', 'src', 'mocks', 'brands', '-T', 'json', '-c', 'tests/checks/layers.config.cjs'],
  { encoding: 'utf8', maxBuffer: 1 << 28 },
)
const { summary } = JSON.parse(run.stdout)
for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} -> ${to}`)
console.log(`${summary.totalCruised} modules read, ${summary.error} against the directions`)
if (summary.totalCruised < LEAST_MODULES || summary.error > 0) process.exit(1)
