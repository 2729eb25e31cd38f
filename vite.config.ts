import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { appTypeConstant, isMobileBuild, mobileBrand, mobileConstants } from './brands/build/app-type.ts'
import { chunkGroups } from './brands/build/chunk-groups.ts'
import { endsWithParent } from './brands/build/ends-with-parent.ts'
import { firstView } from './brands/build/first-view.ts'
import { IMPORT_MAP } from './brands/build/import-map.ts'
import { servedBrand } from './brands/check/stand-in.ts'
import { iconImports } from './brands/build/icon-imports.ts'
import { brandPlugin } from './brands/build/brand-plugin.ts'
import { quickStart } from './brands/build/quick-start.ts'
import { routeChunks } from './brands/build/route-chunks.ts'
import { routerBase } from './brands/build/router-base.ts'
import type { TextAreas } from './brands/build/text-areas.ts'
import { moduleFiles } from './tests/module-files.ts'

export default defineConfig(({ command, mode }) => {
  const chosen = servedBrand(process.env['BRAND'] || 'lumen')
  const shown = { brand: isMobileBuild() ? mobileBrand(chosen) : chosen }
  const areas: TextAreas = new Map()
  return {
    base: routerBase(),
    define: { ...appTypeConstant(), ...(isMobileBuild() && mobileConstants(shown.brand)) },
    publicDir: mode === 'mock' ? 'mocks/media' : false,
    resolve: { tsconfigPaths: true },
    server: { host: '127.0.0.1' },
    // Discovered late, they would reload the first page that a developer opens; bundled separately, they would not share their state.
    optimizeDeps: { include: ['msw/browser', 'msw/http', 'msw/ws'] },
    build: {
      manifest: true,
      // Files import each other by names that stay, and the page says which file each of them is: a changed one renames itself alone.
      chunkImportMap: true,
      modulePreload: { polyfill: false },
      // The tokens need `light-dark()`, which is rewritten for older targets into properties that only a sheet with a `color-scheme`
      // defines; Tailwind needs `@property`, whose fallback is left out.
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      // `npm run bytes` checks sizes.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        experimental: { chunkImportMap: { fileName: IMPORT_MAP } },
        output: {
          // By default the names of shared files would list everything that shares them, and those of screens their parameters;
          // programs take a name that begins with a hyphen for an option.
          chunkFileNames: ({ name }) => `assets/${name.replace(/^(shared).*|^-|\._\w+/g, '$1')}-[hash:8].js`,
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
      routeChunks(areas),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      react(),
      iconImports(),
      lingui({ failOnMissing: command === 'build', failOnCompileError: command === 'build' }),
      tailwindcss(),
      // Tests take its network, the app with its mock world the worker alone (`mocks/media/mock-worker.js`).
      mode === 'mock' ? msw({ mode: 'worker-only' }) : msw(),
      brandPlugin(shown),
      mode !== 'test' && firstView(shown, areas),
      mode !== 'test' && moduleFiles(),
      quickStart(),
      mode !== 'test' && endsWithParent(),
    ],
  }
})
