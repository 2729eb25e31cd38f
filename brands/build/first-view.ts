// Makes the page usable before any file of the app has arrived: renders the sign-in form (a template per language) and the shell's
// frame at build time, inlines their one style sheet and the boot script, and allows exactly these and the import map by hash.
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { rolldown } from 'rolldown'
import { type Plugin, type ResolvedConfig, type ViteDevServer, build } from 'vite'
import type { LocalBrand } from '../../src/brand/brand-config.ts'
import type { StillViews } from '../../src/first-view/still-views.ts'
import { appTypeConstant, isMobileBuild } from './app-type.ts'
import type { ShownBrand } from './brand-plugin.ts'
import { brandFiles } from '../emit/brand-files.ts'
import { csp } from '../emit/csp.ts'
import { brandHtml, dataJson, leanMarkup } from '../emit/html.ts'
import { firstViewData, isSignedInScreen } from './first-view-data.ts'
import { sortedImportMap } from './import-map.ts'
import type { TextAreas } from './text-areas.ts'
import { releaseVersion } from './version.ts'

const BOOT = 'src/first-view/boot.ts'
const OUTDATED = 'src/first-view/outdated.ts'
const FOLLOW = 'src/first-view/follow-early.ts'
const PARTS = 'src/first-view/parts.tsx'
const PARTS_OUT = 'node_modules/.cache/first-view'
type Parts = { renderStillViews(brand: LocalBrand, base: string): Promise<StillViews> }

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The Vite plugin of the first view; `areas` are those of the screens' texts. */
export function firstView(shown: ShownBrand, areas: TextAreas): Plugin {
  let config: ResolvedConfig
  const listed = new Set<string>()
  const imports = new Map<string, readonly string[]>()
  /** The code of `follow-early.ts`; the development server serves it as it is. */
  let follow = FOLLOW
  /** A file with all that it imports. */
  const withImports = (file: string, reached = new Set<string>()): Set<string> => {
    if (reached.has(file)) return reached
    reached.add(file)
    for (const next of imports.get(file) ?? []) withImports(next, reached)
    return reached
  }
  return {
    name: 'first-view',
    config: () => ({
      build: {
        modulePreload: {
          // Only what is not there yet. The page's data lists the files of the screens, and the boot script requests them.
          resolveDependencies(file, needed, { hostId }) {
            const there = withImports(hostId)
            return listed.has(file) ? [] : needed.filter((one) => one !== file && !there.has(one))
          },
        },
      },
    }),
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        const source = await bundled(FOLLOW, config, true)
        follow = this.getFileName(this.emitFile({ type: 'asset', name: 'follow-early.js', source }))
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue
          imports.set(output.fileName, output.imports)
          if (output.moduleIds.some(isSignedInScreen)) listed.add(output.fileName)
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, server }) {
        const { brand } = shown
        const { title, head, logo, css } = brandHtml(brand, config.base)
        const { local } = brandFiles(brand, config.base)
        const still = server ? await partsInDev(server, local) : await partsInBuild(config, local)
        const boot = await bundled(BOOT, config, false)
        const outdated = isMobileBuild() ? await bundled(OUTDATED, config, false) : null
        const style = `${css}${still.css}`.trim()
        const importMap = bundle ? sortedImportMap(bundle) : null
        const policy = csp(brand, {
          scriptHashes: [boot, outdated, importMap].flatMap((script) => (script === null ? [] : [sha256(script)])),
          styleHashes: [sha256(style)],
        })
        const early = [
          // Vite's development server needs inline scripts of its own.
          server ? '' : `<meta http-equiv="content-security-policy" content="${policy}">`,
          `<style>${style}</style>`,
          // On a slow processor the ground alone would be painted first, and a page that reloads would flash.
          '<link rel="expect" blocking="render" href="#whole">',
          head,
          `<meta name="version" content="${releaseVersion()}">`,
        ].join('')
        const body = [
          '<div id="first-view"></div>',
          ...Object.entries(still.login).map(
            ([locale, markup]) => `<template id="still-login-${locale}">${leanMarkup(markup)}</template>`,
          ),
          ...Object.entries(still.failure).map(
            ([locale, markup]) => `<template id="still-failure-${locale}">${markup}</template>`,
          ),
          ...(outdated === null
            ? []
            : [
                ...Object.entries(still.outdated).map(
                  ([locale, markup]) => `<template id="still-outdated-${locale}">${markup}</template>`,
                ),
                `<script>${outdated}</script>`,
              ]),
          `<template id="still-shell">${leanMarkup(still.shell)}</template>`,
          `<script type="application/json" id="first-view-data">${dataJson({ ...firstViewData(config, brand, bundle, areas), follow })}</script>`,
          `<script>${boot}</script>`,
          logo,
          // The last of the page, for which its first paint waits: its begin tag is enough, that of the logo would not be.
          '<i id="whole"></i>',
        ].join('')
        return html
          .replaceAll(/>\s+</g, '><')
          .replace('<html lang="en"', `<html lang="${brand.defaultLanguage}"`)
          .replace('<meta charset="utf-8" />', `<meta charset="utf-8" />${early}`)
          .replace(/<title>[^<]*/, `<title>${title}`)
          .replace('<div id="root"></div>', (root) => root + body)
      },
    },
  }
}

/** A file of the first view with all that it imports, minified: as a module, or as a script. */
async function bundled(file: string, config: ResolvedConfig, isModule: boolean): Promise<string> {
  const bundle = await rolldown({
    input: resolve(config.root, file),
    transform: { define: { ...appTypeConstant(), 'import.meta.env.BASE_URL': JSON.stringify(config.base) } },
  })
  const { output } = await bundle.generate({ format: isModule ? 'es' : 'iife', minify: true })
  await bundle.close()
  return output[0].code.trim()
}

const sharedPlugins = () => [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui(), tailwindcss()]

async function partsInBuild(config: ResolvedConfig, brand: LocalBrand): Promise<StillViews> {
  const outDir = `${PARTS_OUT}/${brand.id}-${process.pid}`
  await build({
    configFile: false,
    root: config.root,
    base: config.base,
    mode: 'production',
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    plugins: sharedPlugins(),
    define: { 'import.meta.env.SSR': 'true' },
    ssr: { noExternal: true },
    build: { ssr: PARTS, outDir, emptyOutDir: true, cssMinify: true },
  })
  const parts: Parts = await import(pathToFileURL(resolve(config.root, outDir, 'parts.js')).href)
  return parts.renderStillViews(brand, config.base)
}

async function partsInDev(server: ViteDevServer, brand: LocalBrand): Promise<StillViews> {
  // `ssrLoadModule` does not know the types of what it loads.
  const module = (await server.ssrLoadModule(`/${PARTS}`)) as Parts
  return module.renderStillViews(brand, server.config.base)
}
