import { invariant } from '../lib/invariant'
import type { LocalBrand } from './brand-config'

let provided: LocalBrand | undefined

/** The brand that this build is of; throws before it was provided. */
export function readLocalBrand(): LocalBrand {
  invariant(provided, 'The brand must be provided')
  return provided
}

/** The entry provides what the build has checked (`virtual:brand`); tests and the build's own rendering a brand of theirs. */
export function provideLocalBrand(brand: LocalBrand): void {
  provided = brand
}
