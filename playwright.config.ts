import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumSandbox, findChromium } from './tests/chromium.ts'
import { ANSWERED } from './tests/answered-cookies.ts'
import { BROWSER_REPORT } from './tests/run-reports.ts'
import { SELDOM } from './tests/some-rows.ts'

/** What changes seldom and has hardly ever found anything. `npm test` leaves it to the full run, for the reasons that tests/README.md gives. */
const SELDOM_FILES = [
  'base-path',
  'colours',
  'faults/part-file',
  'fonts',
  'large-letters',
  'looks',
  'paper-and-contrast',
  'press-areas',
  'situation-link',
  'slow-guard',
  'small-windows',
]

const isShort = process.env['SHORT'] === '1'

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  testIgnore: isShort ? SELDOM_FILES.map((name) => `e2e/${name}.spec.ts`) : [],
  // Single tests of the kind are tagged.
  ...(isShort && { grepInvert: new RegExp(SELDOM.tag) }),
  fullyParallel: true,
  workers: 2,
  // A test that needs its second attempt is named in the last lines of the run.
  retries: process.env['CI'] ? 1 : 0,
  // When everything is broken, stop early.
  maxFailures: process.env['CI'] ? 20 : 0,
  timeout: 180_000,
  // A loaded machine is slow, not wrong, so one that stood still for a while is waited for.
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: BROWSER_REPORT }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // The question for cookies has tests of its own; everywhere else it was answered before.
    storageState: ANSWERED,
    // Each frame of a shimmer or a change of screens is drawn without a graphics card. Journeys on which motion has a say turn it on.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      chromiumSandbox,
      args: chromiumArgs,
    },
  },
  // One server for all builds; it prints the port it got, so that no port is fixed.
  webServer: {
    command: `node tests/serve.ts --port 0 --dir ${process.env['MOCK_DIST'] ?? 'dist-mock'}`,
    wait: { stdout: /listening on (?<serve_port>\d+)/ },
    stdout: 'pipe',
    timeout: 30_000,
  },
})
