import demo from '../brands/demo/brand.json'
import kinetic from '../brands/kinetic/brand.json'
import lumen from '../brands/lumen/brand.json'
import * as z from '../src/lib/zod'
import type { LocalBrand } from '../src/brand/brand-config'
import { brandSchema } from '../src/brand/schema'

const at = (file: string) => `/v/brand/${file}`

const FILES = { lumen, kinetic, demo }

/** One of the brands that ship, as the page's data block would hold it. For tests only. */
export function testBrand(id: keyof typeof FILES): LocalBrand {
  const { $schema: _, ...brand } = z.parse(brandSchema, FILES[id])
  return {
    ...brand,
    assets: {
      logo: at('logo.svg'),
      logoDark: at('logo-dark.svg'),
      logoSize: { width: 119, height: 32 },
      art: at('art.svg'),
      missing: at('missing.svg'),
      favicon: at('favicon.svg'),
      touchIcon: at('icon-192.png'),
      manifest: at('manifest.webmanifest'),
      fonts: at('fonts.css'),
    },
  }
}
