import type { Brand } from '../../src/brand/schema.ts'
import { toHex } from '../../src/brand/theme/colour.ts'
import { deriveTheme } from '../../src/brand/theme/derive-theme.ts'
import { fallbackFontsCss } from './asset-files.ts'
import { brandFiles } from './brand-files.ts'
import { logoRatio, logoSymbol } from './logo.ts'
import { readShown } from './shown-file.ts'
import { themeCss } from './theme-css.ts'

/** The parts of index.html that differ between brands. */
export type BrandHtml = {
  /** Text of `<title>`, escaped. */
  title: string
  /** Description, icons, manifest and theme colours, for the head. */
  head: string
  /** A hidden `<svg>` with the logo as `<symbol id="brand-logo">`, drawn in the text's colour. */
  logo: string
  /** Custom properties of both themes, the fallback fonts and the logo's shape, minified, for the inline style. */
  css: string
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** JSON that is safe inside a script element. */
export const dataJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Markup that React wrote, without what an HTML parser does not need in a drawing and without the icon library's class names. */
export const leanMarkup = (markup: string) =>
  markup
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll(/><\/(?:circle|line|path|rect|use)>/g, '/>')
    .replaceAll(/(?<=class=")lucide lucide-[\w-]+ ?/g, '')

/** The brand's parts of the page; `base` is the router base with both slashes. */
export function brandHtml(brand: Brand, base: string): BrandHtml {
  const { head: addresses } = brandFiles(brand, base)
  const ground = (theme: 'light' | 'dark') => toHex(deriveTheme(brand.theme, theme).bg)
  const head = [
    `<meta name="description" content="${escapeHtml(brand.texts.about[brand.defaultLanguage])}">`,
    `<meta name="theme-color" content="${ground('light')}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${ground('dark')}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" type="image/svg+xml" href="${addresses.favicon}">`,
    `<link rel="apple-touch-icon" href="${addresses.touchIcon}">`,
    `<link rel="manifest" href="${addresses.manifest}">`,
    // What iPhones do not read in the manifest.
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(brand.name)}">`,
    '<meta name="apple-mobile-web-app-status-bar-style" content="default">',
  ].join('')
  const logo = readShown(brand.id, 'logo.svg').toString('utf8')
  return {
    title: escapeHtml(brand.name),
    head,
    logo: logoSymbol(logo),
    css: brandCss(brand) + logoRatio(logo),
  }
}

/** The beginning of the page's inline style: fallback fonts and every token of both themes. */
export const brandCss = (brand: Brand) => fallbackFontsCss(brand) + themeCss(brand.theme)
