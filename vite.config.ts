import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

/** Address under which the app is served, with both slashes. */
const base = process.env['ROUTER_BASE'] ?? '/v/'

export default defineConfig(({ command, mode }) => ({
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
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
      },
    }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnMissing: command === 'build', failOnCompileError: command === 'build' }),
    tailwindcss(),
    msw(),
  ],
}))
