import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BRANDS_DIR } from '../emit/asset-files.ts'
import { isOfAnother, stamped } from './png-stamp.ts'

const png = readFileSync(`${BRANDS_DIR}lumen/icon-192.png`)

it('knows whether a picture was made from a drawing', () => {
  const made = stamped(png, Buffer.from('<svg/>'))
  expect(isOfAnother(made, Buffer.from('<svg/>'))).toBe(false)
  expect(isOfAnother(made, Buffer.from('<svg />'))).toBe(true)
})

it('says nothing of a picture that does not say what it was made from', () => {
  expect(isOfAnother(Buffer.from('GIF89a'), Buffer.from('<svg/>'))).toBe(false)
})
