import type { Plugin } from 'vite'
import type { Brand } from '../../src/brand/schema.ts'
import { BRANDS_DIR } from '../emit/asset-files.ts'
import { brandFiles } from '../emit/brand-files.ts'
import { brandCss } from '../emit/html.ts'
import { loadBrand } from '../check/load-brand.ts'
import { siteFiles } from '../emit/site-files.ts'
import { releaseVersion } from './version.ts'

const MIME: Record<string, string> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
}

/** By this name the workbench finds the plugin, whose `api` is the brand that it shows. */
export const BRAND_PLUGIN = 'brand'

const CSS_ID = 'virtual:brand.css'
const JSON_ID = 'virtual:brand'

/** The brand that is built or served, checked; the workbench puts drafts of it in its place. */
export interface ShownBrand {
  brand: Brand
}

/** Whether a brand is on the disk as it is shown; not if it has faults there. */
function isSaved({ brand }: ShownBrand): boolean {
  try {
    return JSON.stringify(loadBrand(brand.id)) === JSON.stringify(brand)
  } catch {
    return false
  }
}

/**
 * Adds one checked brand to the app: its files under `brand/` (emitted by a build, served in development), and the modules
 * `virtual:brand` (the configuration) and, for tests, `virtual:brand.css` (tokens and the fonts' local fallbacks).
 * The parts of index.html come from `brandHtml`.
 */
export function brandPlugin(shown: ShownBrand): Plugin<ShownBrand> {
  let base = '/'
  const files = () => brandFiles(shown.brand, base)
  return {
    name: BRAND_PLUGIN,
    api: shown,
    configResolved(config) {
      base = config.base
    },
    resolveId: (id) => (id === CSS_ID || id === JSON_ID ? `\0${id}` : null),
    load(id) {
      if (id === `\0${JSON_ID}`) return `export default ${JSON.stringify(files().local)}`
      return id === `\0${CSS_ID}` ? brandCss(shown.brand) : null
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const site = siteFiles({ brand: shown.brand.id, version: releaseVersion(), base })
      for (const { fileName, source } of [...files().files, ...site]) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      const folder = `${BRANDS_DIR}${shown.brand.id}/`
      const isKnown = (file: string) => file === `${folder}brand.json` && isSaved(shown)
      const restart = (file: string) => file.startsWith(folder) && !isKnown(file) && void server.restart()
      // A file that is replaced is deleted and added in some programs.
      server.watcher.add(folder).on('change', restart).on('add', restart)
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        const file = path.includes('/brand/') && files().files.find(({ fileName }) => path === base + fileName)
        if (!file) return next()
        response.setHeader('Content-Type', MIME[file.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        return response.end(file.source)
      })
    },
  }
}
