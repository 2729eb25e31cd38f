import { expect, it } from 'vitest'
import { documentFrame } from './document-frame'

const KNOWN = [null, 'https://cdn.meridian.example/f/12040.pdf', undefined, 'https://meridian.example/Manual PDF.pdf']

it.each([
  ['https://cdn.meridian.example/f/12040.pdf', 'unsandboxed'],
  ['https://meridian.example/Manual%20PDF.pdf', 'unsandboxed'],
  ['https://meridian.example/manual', 'sandbox'],
  ['https://evil.example/page?x=.pdf', 'sandbox'],
  ['https://evil.example/terms.pdf', 'none'],
  ['https://evil.example/terms.PDF', 'none'],
  ['https://cdn.meridian.example/f/12041.pdf', 'none'],
  ['https://cdn.meridian.example/f/12040.pdf?next=https://evil.example', 'none'],
  ['https://cdn.meridian.example@evil.example/f/12040.pdf', 'none'],
])('%s is framed with %s', (address, frame) => {
  expect(documentFrame(address, KNOWN)).toBe(frame)
})
