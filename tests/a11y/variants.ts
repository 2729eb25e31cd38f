import { BRANDS, type BrandId } from '../e2e/app.ts'

export interface Variant {
  brand: BrandId
  theme: 'light' | 'dark'
  lang: 'en' | 'ru'
  width: 390 | 1440
}

const THEMES = ['light', 'dark'] as const
const LANGS = ['en', 'ru'] as const
const WIDTHS = [390, 1440] as const

/** All combinations of brand, theme, language and size. */
export const EVERY_VARIANT: Variant[] = BRANDS.flatMap((brand) =>
  THEMES.flatMap((theme) => LANGS.flatMap((lang) => WIDTHS.map((width) => ({ brand, theme, lang, width })))),
)

/** Six rows in which every pair of values occurs. */
export const PAIRWISE: Variant[] = [
  { brand: 'lumen', theme: 'light', lang: 'en', width: 1440 },
  { brand: 'kinetic', theme: 'dark', lang: 'ru', width: 1440 },
  { brand: 'demo', theme: 'light', lang: 'ru', width: 390 },
  { brand: 'lumen', theme: 'dark', lang: 'ru', width: 390 },
  { brand: 'kinetic', theme: 'light', lang: 'en', width: 390 },
  { brand: 'demo', theme: 'dark', lang: 'en', width: 1440 },
]
