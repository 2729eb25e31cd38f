import { expect, it } from 'vitest'
import { documentFrame } from './document-frame'

const KNOWN = [null, 'https://cdn.meridian.example/f/12040.pdf', undefined, 'https://meridian.example/Manual PDF.pdf']

const PDF = 'https://cdn.meridian.example/f/12040.pdf'
const SIGNED = 'https://cdn.meridian.example/f/7.pdf?sign=new'

it.each([
  [PDF, 'unsandboxed', PDF],
  ['https://meridian.example/Manual%20PDF.pdf', 'unsandboxed', 'https://meridian.example/Manual%20PDF.pdf'],
  ['https://meridian.example/manual', 'sandbox', 'https://meridian.example/manual'],
  ['https://evil.example/page?x=.pdf', 'sandbox', 'https://evil.example/page?x=.pdf'],
  // What the school gives is framed, not what the address adds.
  ['https://cdn.meridian.example/f/12040.pdf?next=https://evil.example', 'unsandboxed', PDF],
  ['https://cdn.meridian.example/f/7.pdf?sign=old', 'unsandboxed', SIGNED],
])('%s is framed with %s: %s', (asked, kind, address) => {
  expect(documentFrame(asked, [...KNOWN, SIGNED])).toEqual({ kind, address })
})

it.each([
  'https://evil.example/terms.pdf',
  'https://evil.example/terms.PDF',
  'https://cdn.meridian.example/f/12041.pdf',
  'https://cdn.meridian.example@evil.example/f/12040.pdf',
  'https://someone@cdn.meridian.example/f/12040.pdf',
])('%s is not framed', (address) => {
  expect(documentFrame(address, KNOWN)).toBeNull()
})

it('does not guess where one place gives several documents', () => {
  const known = ['https://cdn.meridian.example/get.pdf?id=1', 'https://cdn.meridian.example/get.pdf?id=2']
  expect(documentFrame('https://cdn.meridian.example/get.pdf?id=3', known)).toBeNull()
  expect(documentFrame('https://cdn.meridian.example/get.pdf?id=2', known)?.address).toBe(known[1])
})
