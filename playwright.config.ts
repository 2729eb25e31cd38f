import { defineConfig } from '@playwright/test'
import { chromiumSandbox, findChromium } from './tests/chromium.ts'

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  // A test that needs its second try is named as flaky in the report's last lines.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  // A loaded machine is slow, not wrong.
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      chromiumSandbox,
      args: ['--disable-background-networking', '--disable-component-update'],
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
