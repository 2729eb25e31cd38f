import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { UsageError } from '../check/usage-error.ts'

/** What names a release: RELEASE, else the package's version with the commit. Throws a `UsageError` if it cannot be a folder's name. */
export function releaseVersion(given = process.env['RELEASE'] || ofCommit()): string {
  if (/^\w[\w.+-]*$/.test(given)) return given
  throw new UsageError(`RELEASE: expected letters, digits, dots, plus and hyphens such as 1.4.0, found "${given}"`)
}

function ofCommit(): string {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
  try {
    const git = ['rev-parse', '--short=8', 'HEAD']
    return `${version}+${execFileSync('git', git, { encoding: 'utf8', stdio: 'pipe' }).trim()}`
  } catch {
    // A copy of the sources without their history.
    return version
  }
}
