interface Sold {
  id: number
  appstoreProducts: readonly { code: string }[]
  appstoreProductId: string | null
}

/** What the store calls a service: by the brand's own list, else as the server says; null: the store does not sell it. */
export function productCode(
  { id, appstoreProducts, appstoreProductId }: Sold,
  products: readonly { code: string; courseServiceId: number }[],
): string | null {
  const own = products.find(({ courseServiceId }) => courseServiceId === id)
  return own?.code || appstoreProducts.find(({ code }) => code !== '')?.code || appstoreProductId || null
}
