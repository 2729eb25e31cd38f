import { globSync, readFileSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumArgs, chromiumSandbox, findChromium } from './tests/chromium.ts'
import vite from './vite.config.ts'

/** The React that learners get: that of development spends a third of a test's time on what only developer tools show. */
const productionReact = {
  name: 'production-react',
  transform: {
    filter: { id: /node_modules\/(?:react|react-dom|scheduler)\// },
    handler: (code: string) => code.replaceAll('process.env.NODE_ENV', '"production"'),
  },
}

/** Tests of the whole app, which begin it anew each. */
const isWholeApp = (file: string) =>
  /tests\/(?:render-app|open-day|open-calendar|open-homework|realtime-stage)'/.test(readFileSync(file, 'utf8'))

/** Loading modules takes longer than most tests, so that these share one page. Its own needs one that replaces a module, brings a style sheet that is not the app's, or looks at a part to which it matters what has loaded before. */
const sharesPage = (file: string) =>
  (isWholeApp(file) || /^src\/(?:domains|ui)\//.test(file)) && !readFileSync(file, 'utf8').includes('vi.mock(')

/** `vitest --mode corpora` runs the tests on foreign inputs from the folder in CORPORA, and skips them without it. */
export default defineConfig((env) => {
  const corpora = env.mode === 'corpora'
  const folder = process.env['CORPORA']
  const where = (ending: string) =>
    corpora ? [`tests/corpora/**/*.test.${ending}`] : [`{src,mocks,brands,tests}/**/*.test.${ending}`]
  const exclude = corpora ? [] : ['tests/e2e/**', 'tests/a11y/**', 'tests/corpora/**', 'tests/engines/**']
  const shared = corpora ? [] : globSync(where('tsx'), { exclude }).filter(sharesPage)
  const wholeApp = shared.filter(isWholeApp)
  const parts = shared.filter((file) => !isWholeApp(file))
  return mergeConfig(
    vite({ ...env, command: 'serve', mode: 'test' }),
    defineConfig({
      oxc: { jsx: { development: false } },
      // Imported only lazily: a late discovery would reload the page during a test.
      optimizeDeps: {
        rolldownOptions: { plugins: [productionReact] },
        include: [
          '@capacitor/app',
          '@capacitor/filesystem',
          '@capacitor/share',
          '@hookform/resolvers/zod',
          '@lingui/core',
          '@lingui/react',
          '@tanstack/react-query',
          '@tanstack/react-router',
          'dompurify',
          'fflate',
          'hls.js',
          'hls.js/light',
          'idb',
          'ky',
          'libphonenumber-js/min',
          'lucide-react',
          'media-captions',
          'qrcode',
          'react',
          'react-dom',
          'react-dom/client',
          'react-hook-form',
          'react-image-crop',
          'react/jsx-runtime',
          'vitest-browser-react',
          'zod/mini',
        ],
      },
      server: folder ? { fs: { allow: ['.', folder] } } : {},
      test: {
        // Its cache key covers neither brand files nor plugins, so a cached module may be outdated.
        fsModuleCache: false,
        // Vitest serves at "/" whatever the base is, so the base is set by name.
        env: { BASE_URL: '/v/', ...(folder ? { CORPORA: folder } : {}) },
        // A loaded machine is slow, not wrong; a real fault is found just as well after a minute.
        testTimeout: 60_000,
        hookTimeout: 60_000,
        projects: [
          {
            extends: true,
            test: { name: 'rules', environment: 'node', isolate: false, include: where('ts'), exclude },
          },
          // Only where it is named: it drives built apps, and takes long.
          {
            extends: true,
            test: { name: 'engines', environment: 'node', include: corpora ? [] : ['tests/engines/*.test.ts'] },
          },
          {
            extends: true,
            test: {
              name: 'screens',
              maxWorkers: 2,
              include: where('tsx'),
              exclude,
              setupFiles: ['tests/setup-screens.ts'],
              retry: process.env['CI'] ? 1 : 0,
              expect: { poll: { timeout: 30_000 } },
              browser: {
                enabled: true,
                headless: true,
                screenshotFailures: false,
                dependencySourcemaps: false,
                instances: [
                  ...(corpora
                    ? []
                    : ([
                        { browser: 'chromium', name: 'whole app', include: wholeApp, isolate: false },
                        { browser: 'chromium', name: 'parts', include: parts, isolate: false },
                      ] as const)),
                  { browser: 'chromium', name: 'own page', exclude: [...exclude, ...shared] },
                ],
                provider: playwright({
                  launchOptions: { executablePath: findChromium(), chromiumSandbox, args: chromiumArgs },
                }),
              },
            },
          },
        ],
      },
    }),
  )
})
