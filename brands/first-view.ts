// Makes the page usable before any file of the app arrives: renders the sign-in form (a template per language) and the shell's
// frame at build time, inlines their one style sheet and the boot script, and allows exactly these by their hashes.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { rolldown } from 'rolldown'
import { type Plugin, type ResolvedConfig, type Rolldown, type ViteDevServer, build } from 'vite'
import type { LocalBrand } from '../src/brand/brand-config.ts'
import { defaultFirst } from '../src/brand/default-first.ts'
import type { Brand } from '../src/brand/schema.ts'
import type { FirstViewData } from '../src/first-view/data.ts'
import type { StillViews } from '../src/first-view/still-views.ts'
import { brandFiles } from './brand-files.ts'
import { csp } from './csp.ts'
import { brandHtml, dataJson } from './html.ts'
import { modernCss } from './modern-css.ts'
import { textArea } from './route-chunks.ts'
import { DAY, HOME, LOGIN, SIGNED_IN } from './screens.ts'
import { smaller } from './smaller-code.ts'

const PARTS = 'src/first-view/parts.tsx'
const PARTS_OUT = 'node_modules/.cache/first-view'
/** Every file of a signed-in screen stands in this folder. */
const SIGNED_IN_FOLDER = 'src/routes/_auth/'
const REMOTE_WIRES = 'src/domains/site-config/remote-wires.ts'
/** A lesson's video plays as soon as the page stands: the player's library comes along with a day. */
const PLAYER = /\/hls\.js\/dist\/hls\.light/

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
    buildEnd() {
      if (config.command === 'build' && !config.build.ssr) {
        const faults = uncoveredParts(config.root, this)
        if (faults.length > 0) this.error(faults.join('\n'))
      }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, server }) {
        const { title, head, logo, css } = brandHtml(brand, config.base)
        const { local } = brandFiles(brand, config.base)
        const still = server ? await partsInDev(server, local) : await partsInBuild(config, local)
        const boot = await bundleBoot(config)
        const style = `${css}${modernCss(still.css)}`.trim()
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
          ...Object.entries(still.login).map(
            ([locale, markup]) => `<template id="still-login-${locale}">${markup}</template>`,
          ),
          ...Object.entries(still.failure).map(
            ([locale, markup]) => `<template id="still-failure-${locale}">${markup}</template>`,
          ),
          `<template id="still-shell">${still.shell}</template>`,
          `<script type="application/json" id="first-view-data">${dataJson(firstViewData(config, brand, bundle))}</script>`,
          `<script>${boot}</script>`,
        ].join('')
        return html
          .replace('<html lang="en"', `<html lang="${brand.defaultLanguage}"`)
          .replace('<meta charset="utf-8" />', `<meta charset="utf-8" />${early}`)
          .replace(/<title>[^<]*/, `<title>${title}`)
          .replace('<div id="root"></div>', (root) => root + body)
      },
    },
  }
}

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Parts that a first view draws, but neither its style sheet nor its texts know of: the sheet lists both. */
function uncoveredParts(root: string, context: Context): string[] {
  const lazy = (route: string) =>
    (context.getModuleInfo(resolve(root, route))?.dynamicallyImportedIds ?? []).filter((id) =>
      id.includes('?tsr-split'),
    )
  const main = resolve(root, 'src/main.tsx')
  return [
    ...unlisted('src/first-view/frame.css', [main, ...lazy(LOGIN)], root, context),
    ...unlisted('src/home.css', [main, resolve(root, SIGNED_IN), ...lazy(HOME)], root, context),
  ]
}

function unlisted(sheet: string, entries: string[], root: string, context: Context): string[] {
  const listed = new Set(
    [...readFileSync(resolve(root, sheet), 'utf8').matchAll(/@source '([^']+)'/g)].map(([, file = '']) =>
      resolve(root, dirname(sheet), file),
    ),
  )
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id) || id.includes('node_modules')) return
    reached.add(id)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  entries.forEach(visit)
  const draws = (code: string) =>
    /className|useLingui|\b(?:flex|text|bg|aspect|size)-|\bid: ?["'][\w/+]{6}["']/.test(code)
  return [...reached]
    .filter(
      (id) =>
        /\/src\/(?!routes\/|routeTree).*\.tsx?$/.test(id) &&
        !listed.has(id) &&
        draws(context.getModuleInfo(id)?.code ?? ''),
    )
    .map((id) => `${sheet} does not list ${id.replace(`${root}/`, '')}, which the first view draws`)
}

async function bundleBoot(config: ResolvedConfig): Promise<string> {
  const bundle = await rolldown({
    input: resolve(config.root, 'src/first-view/boot.ts'),
    transform: { define: { 'import.meta.env.BASE_URL': JSON.stringify(config.base) } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return smaller(output[0].code.trim(), false)
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
  // The server knows no types of what it loads.
  const module = (await server.ssrLoadModule(`/${PARTS}`)) as Parts
  return module.renderStillViews(brand, server.config.base)
}

/** Names of files by what stands in them, for the boot script; each is written once and named by its place. */
function firstViewData(config: ResolvedConfig, brand: Brand, bundle: Rolldown.OutputBundle | undefined): FirstViewData {
  const outputs = Object.values(bundle ?? {})
  const chunks = outputs.filter((output): output is Rolldown.OutputChunk => output.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files: string[] = []
  const place = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)

  const known = new Set<string>()
  const collect = (chunk: Rolldown.OutputChunk | undefined, into: Set<string>) => {
    if (!chunk || into.has(chunk.fileName) || known.has(chunk.fileName)) return
    into.add(chunk.fileName)
    for (const file of chunk.imports) collect(byName.get(file), into)
  }
  // What the entry brings stands in the page as links already.
  const ofEntry = new Set<string>()
  collect(
    chunks.find((chunk) => chunk.isEntry),
    ofEntry,
  )
  for (const file of ofEntry) known.add(file)

  const filesWith = (matches: (module: string) => boolean) => {
    const found = new Set<string>()
    for (const chunk of chunks) {
      if ([...chunk.moduleIds, chunk.facadeModuleId ?? ''].some(matches)) collect(chunk, found)
    }
    return [...found].map(place)
  }
  const screen = (route: string) => filesWith((module) => module.includes(`/${route}?tsr-split=`))
  const texts = (locale: string, area: string) =>
    filesWith((module) => module.endsWith(`/locales/${locale}/${area}.po`))
  const sheet = (name: string) =>
    outputs.find(({ fileName }) => new RegExp(`/${name}-[^/]*\\.css$`).test(fileName))?.fileName ?? ''
  const shell = filesWith((module) => module.endsWith(`/${SIGNED_IN}`) || module.endsWith(`/${REMOTE_WIRES}`))
  return {
    base: config.base,
    server: { origin: brand.origin, v1: brand.v1, v2: brand.v2, appId: brand.appId },
    locales: defaultFirst(brand),
    texts: Object.fromEntries(
      brand.languages.map((locale) => [
        locale,
        Object.fromEntries(['start', 'home', 'app', 'study'].map((area) => [area, texts(locale, area)])),
      ]),
    ),
    shell,
    sheets: { app: sheet('styles'), home: sheet('home') },
    routes: bundle ? screensByAddress(chunks, screen, filesWith, new Set(shell)) : [],
    mock: config.mode === 'mock',
    files,
  }
}

type Files = (where: (module: string) => boolean) => number[]

/** Address patterns of all leaf routes, from the names of their files; layouts' files come along. */
function screensByAddress(
  chunks: Rolldown.OutputChunk[],
  screen: (route: string) => number[],
  filesWith: Files,
  shell: ReadonlySet<number>,
): FirstViewData['routes'] {
  const routes = new Set<string>()
  for (const module of chunks.flatMap((chunk) => chunk.moduleIds)) {
    const match = /\/(src\/routes\/.+\.tsx)\?tsr-split=/.exec(module)
    if (match?.[1]) routes.add(match[1])
  }
  const isLayout = (route: string) =>
    [...routes].some((other) => other !== route && other.startsWith(`${route.replace(/(\/route)?\.tsx$/, '')}/`))
  const leaves = [...routes].filter((route) => !isLayout(route) && route !== 'src/routes/__root.tsx')
  return leaves.map((route) => {
    const player = route === DAY ? filesWith((module) => PLAYER.test(module)) : []
    const needed = new Set([...layoutsOf(route, routes).flatMap(screen), ...screen(route), ...player])
    // The boot script asks for the shell's files by themselves.
    const files = [...needed].filter((file) => !route.startsWith(SIGNED_IN_FOLDER) || !shell.has(file))
    const area = textArea(route.replace('src/routes/', ''))
    return area === 'study' || area === 'home' ? [addressPattern(route), files, area] : [addressPattern(route), files]
  })
}

function layoutsOf(route: string, routes: Set<string>): string[] {
  const parts = route.replace(/\.tsx$/, '').split('/')
  const above = parts.map((_part, index) => parts.slice(0, index).join('/'))
  return above
    .flatMap((folder) => [`${folder}.tsx`, `${folder}/route.tsx`])
    .filter((file) => routes.has(file) && file !== route)
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
