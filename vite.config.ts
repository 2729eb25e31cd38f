import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { type Plugin, defineConfig } from 'vite'
import { firstView } from './brands/first-view.ts'
import { loadBrand } from './brands/load-brand.ts'
import { brandPlugin } from './brands/plugin.ts'

/** Address under which the app is served, with both slashes. */
const base = process.env['ROUTER_BASE'] ?? '/v/'

/** Gives each screen's import the app's own rules of waiting, failing and reloading, instead of the router's. */
function routeChunks(): Plugin {
  const IMPORT = /\(\)\s*=>\s*import\((["'][^"']*tsr-split[^"']*["'])\)/g
  return {
    name: 'route-chunks',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes('/src/routes/') || !code.includes('tsr-split')) return null
      return `import { routeChunk } from '#/api/route-chunk'\n${code.replace(IMPORT, 'routeChunk(() => import($1))')}`
    },
  }
}

export default defineConfig(({ command, mode }) => {
  const brand = loadBrand(process.env['BRAND'] ?? 'lumen')
  return {
    base,
    publicDir: mode === 'mock' ? 'mocks/media' : false,
    resolve: { tsconfigPaths: true },
    server: { host: '127.0.0.1' },
    build: { manifest: true, modulePreload: { polyfill: false } },
    plugins: [
      // The loader travels with its screen, so that the entry knows addresses only.
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routeFileIgnorePattern: '\\.test\\.',
        codeSplittingOptions: { defaultBehavior: [['component', 'loader', 'pendingComponent', 'errorComponent', 'notFoundComponent']] },
      }),
      routeChunks(),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      react(),
      lingui({ failOnMissing: command === 'build', failOnCompileError: command === 'build' }),
      tailwindcss(),
      msw(),
      brandPlugin(brand),
      mode !== 'test' && firstView(brand),
    ],
  }
})
