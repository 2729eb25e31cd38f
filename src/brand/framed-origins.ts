import type { Brand } from './schema.ts'

/** Origins, besides the app's own, whose documents are shown in a frame: the server's, those of the manuals, and those the brand lists. */
export function framedOrigins(
  brand: Pick<Brand, 'origin' | 'documentOrigins' | 'guidelineUrls' | 'instructionUrls'>,
): string[] {
  const { origin, guidelineUrls, instructionUrls } = brand
  const addresses = [origin, ...Object.values(guidelineUrls), ...Object.values(instructionUrls)]
  const origins = addresses.flatMap((address) => (address ? [new URL(address).origin] : []))
  return [...new Set([...origins, ...brand.documentOrigins])]
}
