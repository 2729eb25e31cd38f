declare module 'virtual:brand' {
  /** The local brand as the page's data block holds it. */
  const brand: import('./brand-config').LocalBrand
  export default brand
}
declare module 'virtual:brand.css'
