import type { Brand } from '../../src/brand/schema.ts'
import { toHex } from '../../src/brand/theme/colour.ts'
import { deriveTheme } from '../../src/brand/theme/derive-theme.ts'
import { SHARE_PATH, SHARED_FIELD } from '../../src/lib/shared-cache.ts'
import { readParts } from '../../tests/texts-parts.ts'
import { asset, type AssetFile, optionalAsset, PICTURES, pngSides } from './asset-files.ts'

type Language = Brand['defaultLanguage']

interface Shortcut {
  /** In English, as a screen of the app says it, too: its translations are that screen's. */
  name: string
  /** Below the router base. */
  path: string
  exists?: (brand: Brand) => boolean
}

/** What a long press on the icon offers. */
const SHORTCUTS: readonly Shortcut[] = [
  { name: 'Continue learning', path: 'home' },
  { name: 'Messages', path: 'chat', exists: ({ isChatSupport }) => isChatSupport },
  { name: 'Homework', path: 'homework' },
]

/** Which window a picture shows: browsers show the one that suits the device. */
const FORM_FACTORS = { 'picture.png': 'wide', 'picture-narrow.png': 'narrow' } as const

/** The manifest that makes the site installable, in the brand's default language with what it says in the others. */
export function webManifest(brand: Brand, base: string, icons: readonly AssetFile[]): AssetFile {
  const [svg, ...pngs] = icons.map(({ fileName }) => base + fileName)
  const ground = toHex(deriveTheme(brand.theme, 'light').bg)
  const sized = pngs.map((src, at) => ({ src, sizes: at === 0 ? '192x192' : '512x512', type: 'image/png' }))
  const manifest = {
    id: base,
    name: brand.name,
    short_name: brand.name,
    ...localised(brand, 'description', (language) => brand.texts.about[language]),
    lang: brand.defaultLanguage,
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    categories: ['education'],
    icons: [
      { src: svg, sizes: 'any', type: 'image/svg+xml' },
      ...sized,
      // Full to its edges, with the mark well inside: a system may cut it to its own shape.
      ...sized.map((icon) => ({ ...icon, purpose: 'maskable' })),
    ],
    shortcuts: SHORTCUTS.filter(({ exists }) => exists?.(brand) ?? true).map(({ name, path }) => ({
      ...localised(brand, 'name', (language) => translated(name, language)),
      url: base + path,
      icons: sized.slice(0, 1),
    })),
    // The worker takes it, which only a brand that is read offline has.
    ...(brand.isOfflineEnable && { share_target: shareTarget(base) }),
    screenshots: pictures(brand).map(({ name, fileName, source }) => ({
      src: base + fileName,
      sizes: pngSides(source)?.join('x'),
      type: 'image/png',
      form_factor: FORM_FACTORS[name],
      ...localised(brand, 'label', (language) => brand.texts.about[language]),
    })),
  }
  return asset('manifest.webmanifest', Buffer.from(JSON.stringify(manifest)))
}

/** Pictures that another app shares with the installed one, for homework. */
const shareTarget = (base: string) => ({
  action: base + SHARE_PATH,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: { files: [{ name: SHARED_FIELD, accept: ['image/*'] }] },
})

/** The pictures of the app that a brand has, for stores and for the browser's own offer to install it. */
export const pictures = (brand: Brand) =>
  PICTURES.flatMap((name) => {
    const file = optionalAsset(brand, name)
    return file ? [{ name, ...file }] : []
  })

/** A member in the brand's default language, and beside it what it says in the others. */
function localised(brand: Brand, member: string, textIn: (language: Language) => string) {
  const others = brand.languages.filter((language) => language !== brand.defaultLanguage)
  return {
    [member]: textIn(brand.defaultLanguage),
    ...(others.length > 0 && {
      [`${member}_localized`]: Object.fromEntries(others.map((language) => [language, textIn(language)])),
    }),
  }
}

let parts: ReturnType<typeof readParts> | undefined

/** A text of the app in another language; throws where it has none. */
function translated(source: string, language: Language): string {
  if (language === 'en') return source
  parts ??= readParts()
  const found = parts.translations.find((one) => one.source === source && one.language === language)
  if (!found) throw new Error(`locales/parts: no "${source}" in ${language}`)
  return found.text
}
