// Makes the page usable before any file of the app arrives: renders the sign-in form (a template per language) and the shell's
// frame at build time, inlines their one style sheet and the boot script, and allows exactly these by their hashes.
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { rolldown } from 'rolldown'
import { type Plugin, type ResolvedConfig, type Rolldown, type ViteDevServer, build } from 'vite'
import type { LocalBrand } from '../src/brand/brand-config.ts'
import type { Brand } from '../src/brand/schema.ts'
import type { FirstViewData } from '../src/first-view/data.ts'
import type { StillViews } from '../src/first-view/still-views.ts'
import { brandFiles } from './brand-files.ts'
import { csp } from './csp.ts'
import { brandHtml, dataJson } from './html.ts'

const PARTS = 'src/first-view/parts.tsx'
const PARTS_OUT = 'node_modules/.cache/first-view'
/** The layout of every signed-in screen, and its guard. */
const SHELL_ROUTE = 'src/routes/_auth.tsx'
const GUARD = 'src/domains/session/require-access.ts'

type Parts = { renderStillViews(brand: LocalBrand, base: string): Promise<StillViews> }

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The Vite plugin of the first view. */
export function firstView(brand: Brand): Plugin {
  let config: ResolvedConfig
  return {
    name: 'first-view',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, server }) {
        const { title, head, data, logo, css } = brandHtml(brand, config.base)
        const { local } = brandFiles(brand, config.base)
        const still = server ? await partsInDev(server, local) : await partsInBuild(config, local)
        const boot = await bundleBoot(config)
        const { width, height } = local.assets.logoSize
        const style = `${css}.brand-logo{aspect-ratio:${width}/${height}}${still.css}`.trim()
        const policy = csp(brand, { scriptHashes: [sha256(boot)], styleHashes: [sha256(style)] })
        const early = [
          // Vite's development needs inline scripts of its own.
          server ? '' : `<meta http-equiv="content-security-policy" content="${policy}">`,
          `<style>${style}</style>`,
          head,
        ].join('')
        const body = [
          logo,
          '<div id="first-view"></div>',
          ...Object.entries(still.login).map(([locale, markup]) => `<template id="still-login-${locale}">${markup}</template>`),
          `<template id="still-shell">${still.shell}</template>`,
          data,
          `<script type="application/json" id="first-view-data">${dataJson(firstViewData(config, brand, bundle))}</script>`,
          `<script>${boot}</script>`,
        ].join('')
        const { page, sheets } = withoutSheets(html)
        return page
          .replace('<meta charset="utf-8" />', `<meta charset="utf-8" />${early}`)
          .replace(/<title>[^<]*/, `<title>${title}`)
          .replace('<div id="root">', () => `${body}<div id="root">`)
          .replace('</body>', `${sheets}</body>`)
      },
    },
  }
}

/** A style sheet in the head holds the first paint back; at the end of the body it does not. */
function withoutSheets(html: string): { page: string; sheets: string } {
  const SHEET = /<link rel="stylesheet"[^>]*>/g
  return { page: html.replace(SHEET, ''), sheets: (html.match(SHEET) ?? []).join('') }
}

async function bundleBoot(config: ResolvedConfig): Promise<string> {
  const bundle = await rolldown({
    input: resolve(config.root, 'src/first-view/boot.ts'),
    transform: { define: { 'import.meta.env.BASE_URL': JSON.stringify(config.base) } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
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
  const module: { renderStillViews(brand: LocalBrand, base: string): Promise<StillViews> } =
    await server.ssrLoadModule(`/${PARTS}`)
  return module.renderStillViews(brand, server.config.base)
}

function firstViewData(
  config: ResolvedConfig,
  brand: BrandConfig,
  bundle: Rolldown.OutputBundle | undefined,
): FirstViewData {
  const chunks = Object.values(bundle ?? {}).filter((output): output is Rolldown.OutputChunk => output.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)
  const loaded = new Set<string>()
  const collect = (chunk: Rolldown.OutputChunk | undefined, into: Set<string>) => {
    if (!chunk || into.has(chunk.fileName) || loaded.has(chunk.fileName)) return
    into.add(chunk.fileName)
    for (const file of chunk.imports)
      collect(
        chunks.find((one) => one.fileName === file),
        into,
      )
  }
  collect(entry, loaded)
  const filesOf = (matches: (module: string) => boolean) => {
    const files = new Set<string>()
    for (const chunk of chunks) if (chunk.facadeModuleId && matches(chunk.facadeModuleId)) collect(chunk, files)
    return [...files]
  }
  const screen = (route: string) => filesOf((module) => module.includes(`/${route}?tsr-split=`))
  const texts = Object.fromEntries(
    ['en', 'ru', 'es'].map((locale) => [locale, filesOf((module) => module.endsWith(`/locales/${locale}.po`))]),
  )
  return {
    base: config.base,
    server: { origin: brand.origin, v1: brand.v1, v2: brand.v2, appId: brand.appId },
    locales: brand.languages,
    defaultLocale: brand.defaultLanguage,
    texts,
    shell: [...new Set([...screen(SHELL_ROUTE), ...filesOf((module) => module.endsWith(`/${GUARD}`))])],
    routes: bundle ? screensByAddress(chunks, screen) : [],
    mock: config.mode === 'mock',
  }
}

/** Address patterns of all leaf routes, from the names of their files; layouts' files come along. */
function screensByAddress(chunks: Rolldown.OutputChunk[], screen: (route: string) => string[]): [string, string[]][] {
  const routes = new Set<string>()
  for (const { facadeModuleId } of chunks) {
    const match = /\/(src\/routes\/.+\.tsx)\?tsr-split=/.exec(facadeModuleId ?? '')
    if (match?.[1]) routes.add(match[1])
  }
  const isLayout = (route: string) =>
    [...routes].some((other) => other !== route && other.startsWith(`${route.replace(/(\/route)?\.tsx$/, '')}/`))
  const leaves = [...routes].filter((route) => !isLayout(route) && route !== 'src/routes/__root.tsx')
  return leaves.map((route) => [
    addressPattern(route),
    [...new Set([...layoutsOf(route, routes).flatMap(screen), ...screen(route)])],
  ])
}

function layoutsOf(route: string, routes: Set<string>): string[] {
  const parts = route.replace(/\.tsx$/, '').split('/')
  const above = parts.map((_part, index) => parts.slice(0, index).join('/'))
  return above
    .flatMap((folder) => [`${folder}.tsx`, `${folder}/route.tsx`])
    .filter((file) => routes.has(file) && file !== SHELL_ROUTE && file !== route)
}

/** `src/routes/_auth/course.$streamId/calendar.index.tsx` becomes `/course/*\/calendar`. */
export function addressPattern(route: string): string {
  const parts = route
    .replace(/^src\/routes\//, '')
    .replace(/\.tsx$/, '')
    .split(/[/.]/)
    .filter((part) => !part.startsWith('_') && part !== 'index' && part !== 'route')
  return `/${parts.map((part) => (part.startsWith('$') ? '*' : part)).join('/')}`
}
