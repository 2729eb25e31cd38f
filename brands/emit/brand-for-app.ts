import type { BrandAssets, LocalBrand } from '../../src/brand/brand-config.ts'
import type { Brand } from '../../src/brand/schema.ts'

/** What the app itself needs of a brand; the rest is the page's. */
export function brandForApp(brand: Brand, assets: BrandAssets): LocalBrand {
  const { $schema: _, connectOrigins: __, socketOrigins: ___, mobileApp: ____, texts: allTexts, ...rest } = brand
  const { about: _____, ...texts } = allTexts
  return { ...rest, texts, assets }
}
