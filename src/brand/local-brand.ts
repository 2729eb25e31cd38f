import * as z from '../lib/zod'
import type { LocalBrand } from './brand-config'

/** Only that it is the build's block: what stands in it was checked when it was made. */
const builtBrand = z.pipe(
  z.looseObject({ id: z.string(), appId: z.string(), assets: z.looseObject({}) }),
  z.transform((block) => block as unknown as LocalBrand),
)

let provided: LocalBrand | undefined

/** The brand of this page, read once from the data block that the build wrote; throws where there is none. */
export function readLocalBrand(): LocalBrand {
  provided ??= z.parse(builtBrand, JSON.parse(document.getElementById('brand')?.textContent ?? 'null'))
  return provided
}

/** Stands in for the page's data block, where there is no page: tests and the build's own rendering. */
export function provideLocalBrand(brand: LocalBrand): void {
  provided = brand
}
