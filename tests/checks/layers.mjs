// Checks the import directions, and that every module was really read: the tool also reports success when it read none.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

const TOOL = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
const FOLDERS = ['src', 'mocks', 'brands']
const run = spawnSync(process.execPath, [TOOL, ...FOLDERS, '-T', 'json', '-c', 'tests/checks/layers.config.cjs'], {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
})
// A file that does not parse, or a machine out of memory, leaves no report: the tool's own output says why.
if (run.error || !run.stdout.startsWith('{')) {
  console.log(
    `No report (exit ${run.status}, ${run.signal ?? 'no signal'}): ${run.error?.message ?? ''}\n${run.stdout.slice(0, 2000)}${run.stderr.slice(0, 4000)}`,
  )
  process.exit(1)
}
const { summary, modules } = JSON.parse(run.stdout)
const read = new Set(modules.map(({ source }) => source))
const unread = globSync(`{${FOLDERS.join()}}/**/*.{ts,tsx}`).filter((file) => !read.has(file.replaceAll('\\', '/')))
for (const file of unread) console.log(`not read: ${file}`)
for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} -> ${to}`)
console.log(`${read.size} modules read, ${summary.error} imports against the directions`)
if (unread.length > 0 || read.size === 0 || summary.error > 0) process.exit(1)
