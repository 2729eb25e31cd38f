import { expect, test } from 'vitest'
import { pictureAddress } from './use-picture'

test.each([
  ['https://a.example/x.png', 'https://a.example/x.png'],
  ['/v/assets/x.png', 'https://localhost/v/assets/x.png'],
  ['blob:https://a.example/1', 'blob:https://a.example/1'],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg/>', null],
  ['http://[', null],
  ['', null],
  [null, null],
  [undefined, null],
])('a picture at %j is loaded from %j', (address, loaded) => {
  expect(pictureAddress(address)).toBe(loaded)
})
