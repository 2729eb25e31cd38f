import demo from '../brands/demo/brand.json'
import kinetic from '../brands/kinetic/brand.json'
import lumen from '../brands/lumen/brand.json'
import * as z from '../src/lib/zod'
import type { LocalBrand } from '../src/brand/brand-config'
import { brandSchema } from '../src/brand/schema'
import { brandForApp } from '../brands/emit/brand-for-app'

const at = (file: string) => `/v/brand/${file}`

const FILES = { lumen, kinetic, demo }

/** One of the shipped brands, as the build would hand it to the app. For tests only. */
export function testBrand(id: keyof typeof FILES): LocalBrand {
  return brandForApp(z.parse(brandSchema, FILES[id]), {
    art: at('art.svg'),
    missing: at('missing.svg'),
    elsewhere: at('elsewhere.svg'),
    fonts: at('fonts.css'),
    thirdParties: at('third-parties.html'),
    pushWorker: null,
  })
}
