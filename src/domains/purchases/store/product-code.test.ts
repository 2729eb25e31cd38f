import { expect, it } from 'vitest'
import { productCode } from './product-code'

const product = { code: 'brand.720', courseServiceId: 720 }
const listed = [{ code: '' }, { code: 'server.720' }]

it.each([
  ['the brand’s code', 720, listed, 'single', 'brand.720'],
  ['the server’s code', 721, listed, 'single', 'server.720'],
  ['the server’s only code', 721, [{ code: '' }], 'single', 'single'],
  ['no code', 721, [], '', null],
  ['no code at all', 721, [], null, null],
] as const)('%s', (_name, id, appstoreProducts, appstoreProductId, code) => {
  expect(productCode({ id, appstoreProducts, appstoreProductId }, [product])).toBe(code)
})
