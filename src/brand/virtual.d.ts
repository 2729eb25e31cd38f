declare module 'virtual:brand' {
  import type { LocalBrand } from '#/brand/brand-config'

  /** The brand that this build is of, checked. */
  const brand: LocalBrand
  export default brand
}
declare module 'virtual:brand.css'
