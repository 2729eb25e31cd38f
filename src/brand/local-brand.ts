import { invariant } from '../lib/invariant'
import type { LocalBrand } from './brand-config'

let provided: LocalBrand | undefined

/** The brand of this page, read once from the data block that the build wrote; throws where there is none. */
export function readLocalBrand(): LocalBrand {
  provided ??= builtBrand()
  return provided
}

/** Stands in for the page's data block, where there is no page: tests and the build's own rendering. */
export function provideLocalBrand(brand: LocalBrand): void {
  provided = brand
}

/** What stands in the block was checked when the build made it. */
function builtBrand(): LocalBrand {
  const block: LocalBrand | null = JSON.parse(document.getElementById('brand')?.textContent ?? 'null')
  invariant(block, 'The page must hold the brand')
  return block
}
