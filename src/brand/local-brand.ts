import { invariant } from '../lib/invariant'
import type { LocalBrand } from './brand-config'

let provided: LocalBrand | undefined

/** The brand of this build; throws if it has not been provided yet. */
export function readLocalBrand(): LocalBrand {
  invariant(provided, 'The brand must be provided')
  return provided
}

/** Sets the brand: the entry provides what the build has checked (`virtual:brand`), tests and the build's own rendering theirs. */
export function provideLocalBrand(brand: LocalBrand): void {
  provided = brand
}
