import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { attempt, canInstall, install, refreshPackages } from './apt.ts'

/** The headless shell first: it opens no windows and runs the same tests with a third less processor time. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

const systemChromium = () => SYSTEM_PATHS.find((path) => existsSync(path))

/** Path of a Chromium to drive, or undefined for Playwright's own; installs one where there is none. Throws an error that says what to do. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM']
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names no file: ${named}`)
  if (named) return named
  if (existsSync(chromium.executablePath())) return undefined
  const found = systemChromium()
  if (found) return found
  if (attempt('npx', ['playwright', 'install', 'chromium']) && existsSync(chromium.executablePath())) return undefined
  if (canInstall()) {
    refreshPackages()
    for (const name of ['chromium-headless-shell', 'chromium']) {
      install(name)
      const installed = systemChromium()
      if (installed) return installed
    }
  }
  throw new Error(
    'No Chromium found: install one (Debian: apt-get install chromium) or name it in CHROMIUM=/path/to/chromium',
  )
}

/** No background requests, and letters at their true widths: the shell would fit them to the pixel grid of a desktop screen. */
export const chromiumArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--font-render-hinting=none',
]

/** Chromium does not run its sandbox as root. */
export const chromiumSandbox = process.getuid?.() !== 0
