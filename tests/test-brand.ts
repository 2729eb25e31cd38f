import demo from '../brands/demo/brand.json'
import kinetic from '../brands/kinetic/brand.json'
import lumen from '../brands/lumen/brand.json'
import * as z from '../src/lib/zod'
import type { LocalBrand } from '../src/brand/brand-config'
import { brandSchema } from '../src/brand/schema'

const at = (file: string) => `/v/brand/${file}`

const FILES = { lumen, kinetic, demo }

/** One of the shipped brands, as the build would hand it to the app. For tests only. */
export function testBrand(id: keyof typeof FILES): LocalBrand {
  const { $schema: _, connectOrigins: __, ...brand } = z.parse(brandSchema, FILES[id])
  return {
    ...brand,
    assets: { art: at('art.svg'), missing: at('missing.svg'), fonts: at('fonts.css') },
  }
}
