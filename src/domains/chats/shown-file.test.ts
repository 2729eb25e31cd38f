import { describe, expect, it } from 'vitest'
import { largeAddress, shownAs, viewable } from './shown-file'

describe('a file of a message', () => {
  it.each([
    ['photo', 'a.jpg', null, 'picture'],
    ['photo', 'a.heic', null, 'link'],
    ['photo', 'A.HEIF', null, 'link'],
    ['photo', 'a.heic', 'https://cdn.example/p.jpg', 'picture'],
    ['video', 'a.mov', null, 'video'],
    ['document', 'a.pdf', null, 'link'],
    ['document', 'a.pdf', 'https://cdn.example/p.jpg', 'link'],
    ['unknown', 'scan.xyz', null, 'link'],
  ] as const)('%s %s (preview %s) is a %s', (type, name, previewUrl, shown) => {
    expect(shownAs({ type, name, previewUrl })).toBe(shown)
  })

  it.each([
    ['a.jpg', 'https://cdn.example/p.jpg', 'https://cdn.example/f'],
    ['a.heic', 'https://cdn.example/p.jpg', 'https://cdn.example/p.jpg'],
    ['a.heic', null, 'https://cdn.example/f'],
  ])('%s (preview %s) opens large from %s', (name, previewUrl, address) => {
    expect(largeAddress({ name, previewUrl, url: 'https://cdn.example/f' })).toBe(address)
  })

  it('opens large unless it is a link', () => {
    const files = [
      { type: 'photo', name: 'a.jpg', previewUrl: null },
      { type: 'unknown', name: 'b.xyz', previewUrl: null },
      { type: 'video', name: 'c.mp4', previewUrl: null },
    ] as const
    expect(viewable(files).map(({ name }) => name)).toEqual(['a.jpg', 'c.mp4'])
  })
})
