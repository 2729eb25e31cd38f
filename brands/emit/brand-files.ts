import type { BrandAssets, LocalBrand } from '../../src/brand/brand-config.ts'
import type { Brand } from '../../src/brand/schema.ts'
import { deriveTheme } from '../../src/brand/theme/derive-theme.ts'
import { toHex } from '../../src/brand/theme/colour.ts'
import { asset, type AssetFile, brandAsset, fontAssets } from './asset-files.ts'
import { thirdPartiesPage } from './third-parties.ts'
import { brandForApp } from './brand-for-app.ts'

/** Everything that a brand adds to the site beside the page itself (`brandHtml`): its files, and the data for the page and the app. */
export type BrandFiles = {
  files: AssetFile[]
  /** Addresses for the page's head. */
  head: { favicon: string; touchIcon: string; manifest: string }
  local: LocalBrand
  manifest: AssetFile
}

/** Collects a checked brand's files; `base` is the router base with both slashes. */
export function brandFiles(brand: Brand, base: string): BrandFiles {
  const favicon = brandAsset(brand, 'favicon.svg')
  const art = brandAsset(brand, 'art.svg')
  const missing = brandAsset(brand, 'missing.svg')
  const elsewhere = brandAsset(brand, 'elsewhere.svg')
  const icons = [brandAsset(brand, 'icon.svg'), brandAsset(brand, 'icon-192.png'), brandAsset(brand, 'icon-512.png')]
  const fonts = fontAssets(brand, base)
  const thirdParties = thirdPartiesPage()
  const manifest = webManifest(brand, base, icons)
  const pushWorker =
    brand.push && asset('push-worker.js', Buffer.from(`importScripts(${JSON.stringify(brand.push.worker)})`))
  const address = ({ fileName }: AssetFile) => base + fileName
  const assets: BrandAssets = {
    art: address(art),
    missing: address(missing),
    elsewhere: address(elsewhere),
    fonts: address(fonts.sheet),
    thirdParties: address(thirdParties),
    pushWorker: pushWorker && address(pushWorker),
  }
  return {
    files: [
      favicon,
      art,
      missing,
      elsewhere,
      ...icons,
      fonts.sheet,
      ...fonts.files,
      thirdParties,
      manifest,
      ...(pushWorker ? [pushWorker] : []),
    ],
    head: { favicon: address(favicon), touchIcon: address(icons[1] ?? favicon), manifest: address(manifest) },
    local: brandForApp(brand, assets),
    manifest,
  }
}

function webManifest(brand: Brand, base: string, icons: readonly AssetFile[]): AssetFile {
  const purpose = 'any maskable'
  const [svg, small, large] = icons.map(({ fileName }) => base + fileName)
  const ground = toHex(deriveTheme(brand.theme, 'light').bg)
  const manifest = {
    id: base,
    name: brand.name,
    short_name: brand.name,
    description: brand.texts.about[brand.defaultLanguage],
    lang: brand.defaultLanguage,
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    icons: [
      { src: svg, sizes: 'any', type: 'image/svg+xml', purpose },
      { src: small, sizes: '192x192', type: 'image/png', purpose },
      { src: large, sizes: '512x512', type: 'image/png', purpose },
    ],
  }
  return asset('manifest.webmanifest', Buffer.from(JSON.stringify(manifest)))
}
