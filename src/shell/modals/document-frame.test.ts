import { expect, it } from 'vitest'
import { documentFrame } from './document-frame'

const PDF = 'https://cdn.meridian.example/f/12040.pdf'
const SIGNED = 'https://cdn.meridian.example/f/7.pdf?sign=new'
const MANUAL = 'https://meridian.example/manual'

const known = [
  null,
  PDF,
  undefined,
  'https://meridian.example/Manual PDF.pdf',
  MANUAL,
  'https://elsewhere.example/page',
]
const origins = ['https://cdn.meridian.example', 'https://meridian.example']

it.each([
  [PDF, 'unsandboxed', PDF],
  ['https://meridian.example/Manual%20PDF.pdf', 'unsandboxed', 'https://meridian.example/Manual%20PDF.pdf'],
  [MANUAL, 'sandbox', MANUAL],
  // What the school gives is framed, not what the address adds.
  [`${MANUAL}?next=https://evil.example`, 'sandbox', MANUAL],
  ['https://cdn.meridian.example/f/12040.pdf?next=https://evil.example', 'unsandboxed', PDF],
  ['https://cdn.meridian.example/f/7.pdf?sign=old', 'unsandboxed', SIGNED],
])('%s is framed with %s: %s', (asked, kind, address) => {
  expect(documentFrame(asked, { known: [...known, SIGNED], origins })).toEqual({ kind, address })
})

it.each([
  'https://evil.example/page?x=.pdf',
  'https://evil.example/terms.pdf',
  'https://evil.example/terms.PDF',
  'https://meridian.example/manual/other',
  'https://cdn.meridian.example/f/12041.pdf',
  'https://cdn.meridian.example@evil.example/f/12040.pdf',
  'https://someone@cdn.meridian.example/f/12040.pdf',
  // The school gives it, but the page's policy would refuse its frame.
  'https://elsewhere.example/page',
])('%s is not framed', (address) => {
  expect(documentFrame(address, { known, origins })).toBeNull()
})

it('does not guess where one place gives several documents', () => {
  const given = ['https://cdn.meridian.example/get.pdf?id=1', 'https://cdn.meridian.example/get.pdf?id=2']
  const framing = { known: given, origins }
  expect(documentFrame('https://cdn.meridian.example/get.pdf?id=3', framing)).toBeNull()
  expect(documentFrame('https://cdn.meridian.example/get.pdf?id=2', framing)?.address).toBe(given[1])
})
