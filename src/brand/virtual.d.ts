declare module 'virtual:brand' {
  import type { LocalBrand } from '#/brand/brand-config'

  /** The local brand as the page's data block holds it. */
  const brand: LocalBrand
  export default brand
}
declare module 'virtual:brand.css'
