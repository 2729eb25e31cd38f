import type { Plugin } from 'vite'
import type { Brand } from '../../src/brand/schema.ts'
import { BRANDS_DIR } from '../emit/asset-files.ts'
import { brandFiles } from '../emit/brand-files.ts'
import { brandCss } from '../emit/html.ts'
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

const CSS_ID = 'virtual:brand.css'
const JSON_ID = 'virtual:brand'

/**
 * Adds one checked brand to the app: its files under `brand/` (emitted by a build, served in development), and the modules
 * `virtual:brand` (the configuration) and, for tests, `virtual:brand.css` (tokens and the fonts' local fallbacks).
 * The parts of index.html come from `brandHtml`.
 */
export function brandPlugin(brand: Brand): Plugin {
  let base = '/'
  const files = () => brandFiles(brand, base)
  return {
    name: 'brand',
    configResolved(config) {
      base = config.base
    },
    resolveId: (id) => (id === CSS_ID || id === JSON_ID ? `\0${id}` : null),
    load(id) {
      if (id === `\0${JSON_ID}`) return `export default ${JSON.stringify(files().local)}`
      return id === `\0${CSS_ID}` ? brandCss(brand) : null
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const site = siteFiles({ brand: brand.id, version: releaseVersion(), base })
      for (const { fileName, source } of [...files().files, ...site]) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      const folder = `${BRANDS_DIR}${brand.id}/`
      const restart = (file: string) => file.startsWith(folder) && void server.restart()
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
