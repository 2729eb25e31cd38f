import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumSandbox, findChromium } from './tests/chromium.ts'
import vite from './vite.config.ts'

export default defineConfig((env) =>
  mergeConfig(
    vite({ ...env, mode: 'test' }),
    defineConfig({
      // Given by name, since Vitest serves at "/" whatever the base is.
      test: {
        env: { BASE_URL: '/v/', TZ: 'UTC' },
        projects: [
          {
            extends: true,
            test: {
              name: 'rules',
              environment: 'node',
              isolate: false,
              include: ['{src,mocks,brands,tests}/**/*.test.ts'],
              exclude: ['tests/e2e/**', 'tests/a11y/**', 'tests/corpora/**'],
            },
          },
          {
            extends: true,
            test: {
              name: 'screens',
              include: ['{src,mocks,tests}/**/*.test.tsx'],
              exclude: ['tests/corpora/**'],
              setupFiles: ['tests/setup-screens.ts'],
              browser: {
                enabled: true,
                headless: true,
                screenshotFailures: false,
                instances: [{ browser: 'chromium' }],
                provider: playwright({ launchOptions: { executablePath: findChromium(), chromiumSandbox } }),
              },
            },
          },
        ],
      },
    }),
  ),
)
