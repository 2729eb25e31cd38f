import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { appTypeConstant } from './brands/app-type.ts'
import { chunkGroups } from './brands/chunk-groups.ts'
import { firstView } from './brands/first-view.ts'
import { loadBrand } from './brands/load-brand.ts'
import { iconImports } from './brands/icon-imports.ts'
import { modernStyles } from './brands/modern-css.ts'
import { brandPlugin } from './brands/plugin.ts'
import { quickStart } from './brands/quick-start.ts'
import { reactParts } from './brands/react-parts.ts'
import { routeChunks } from './brands/route-chunks.ts'
import { routerBase } from './brands/router-base.ts'
import { slimPreload } from './brands/slim-preload.ts'
import { smallerCode } from './brands/smaller-code.ts'
import { moduleFiles } from './tests/module-files.ts'

export default defineConfig(({ command, mode }) => {
  const brand = loadBrand(process.env['BRAND'] || 'lumen')
  return {
    base: routerBase(),
    define: appTypeConstant(),
    publicDir: mode === 'mock' ? 'mocks/media' : false,
    resolve: {
      tsconfigPaths: true,
      // React itself provides what these shims of the libraries replace.
      alias: {
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
        'use-sync-external-store/shim': 'react',
      },
    },
    server: { host: '127.0.0.1' },
    // Discovered late, they would reload the first page that a developer opens; bundled separately, they would not share their state.
    optimizeDeps: { include: ['msw/browser', 'msw/http', 'msw/ws'] },
    build: {
      manifest: true,
      modulePreload: { polyfill: false },
      // The tokens need `light-dark()`, which is rewritten for older targets into properties that only a sheet with a `color-scheme`
      // defines; Tailwind needs `@property`, whose fallback is left out.
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      // `npm run bytes` checks sizes.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          // By default the names of shared files would list everything that shares them, and those of screens their parameters.
          chunkFileNames: ({ name }) => `assets/${name.replace(/^(shared).*|\._\w+/g, '$1')}-[hash:8].js`,
          // Names differ by more than case, and the page that lists them is smaller.
          hashCharacters: 'hex',
          codeSplitting: { groups: chunkGroups() },
        },
      },
    },
    plugins: [
      // Loaders are split together with their screens, so that the entry contains addresses only.
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routeFileIgnorePattern: '\\.test\\.',
        codeSplittingOptions: {
          defaultBehavior: [['component', 'loader', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        },
      }),
      routeChunks(),
      slimPreload(),
      reactParts(),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      react(),
      iconImports(),
      lingui({ failOnMissing: command === 'build', failOnCompileError: command === 'build' }),
      tailwindcss(),
      modernStyles(),
      msw(),
      brandPlugin(brand),
      mode !== 'test' && firstView(brand),
      mode === 'production' && smallerCode(),
      mode === 'mock' && moduleFiles(),
      quickStart(),
    ],
  }
})
