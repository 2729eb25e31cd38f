import { expect, it } from 'vitest'
import { networkRows } from './network-rows'

const google = { source: 'google', url: 'https://id.example/google' } as const
const apple = { source: 'apple', url: 'https://id.example/apple' } as const

it('shows the networks of the school in its order, with their links', () => {
  const entries = [
    { id: 81, source: 'google' },
    { id: null, source: 'apple' },
  ] as const
  expect(networkRows(['apple', 'google'], [google, apple], entries)).toEqual([
    { source: 'apple', id: null, url: apple.url },
    { source: 'google', id: 81, url: google.url },
  ])
})

it('keeps what is linked although the school does not offer it any more, and nothing else', () => {
  const entries = [
    { id: 81, source: 'facebook' },
    { id: null, source: 'vkontakte' },
    { id: 82, source: 'unknown' },
  ] as const
  expect(networkRows(['google'], [google], entries)).toEqual([
    { source: 'google', id: null, url: google.url },
    { source: 'facebook', id: 81, url: null },
  ])
})
