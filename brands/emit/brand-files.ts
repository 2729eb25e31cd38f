import type { BrandAssets, LocalBrand } from '../../src/brand/brand-config.ts'
import type { Brand } from '../../src/brand/schema.ts'
import { asset, type AssetFile, type BrandFile, fontAssets } from './asset-files.ts'
import { thirdPartiesPage } from './third-parties.ts'
import { brandForApp } from './brand-for-app.ts'
import { readShown } from './shown-file.ts'
import { pictures, webManifest } from './web-manifest.ts'

/** Everything that a brand adds to the site beside the page itself (`brandHtml`): its files, and the data for the page and the app. */
export type BrandFiles = {
  files: AssetFile[]
  /** Addresses for the page's head. */
  head: { favicon: string; touchIcon: string; manifest: string }
  local: LocalBrand
  manifest: AssetFile
}

const brandAsset = ({ id }: Brand, file: BrandFile) => asset(file, readShown(id, file))

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
      ...pictures(brand),
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
