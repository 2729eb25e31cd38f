import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether a command ended well; what it says is not shown. */
export function attempt(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Whether packages can be installed here: on Debian, by root. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs Debian's packages; false: they cannot be had. */
export const install = (...packages: readonly string[]): boolean =>
  attempt('apt-get', ['install', '-y', '--no-install-recommends', ...packages])

/** Reads anew which packages there are. */
export const refreshPackages = (): boolean => attempt('apt-get', ['update'])
