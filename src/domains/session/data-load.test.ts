import { expect, it } from 'vitest'
import { dataLoadStatus, type LoadPart } from './data-load'

const idle: LoadPart = { status: 'pending', fetchStatus: 'idle' }
const asked: LoadPart = { status: 'pending', fetchStatus: 'fetching' }
const there: LoadPart = { status: 'success', fetchStatus: 'idle' }
const again: LoadPart = { status: 'success', fetchStatus: 'fetching' }
const broken: LoadPart = { status: 'error', fetchStatus: 'idle' }

it.each([
  ['nothing asked', [idle, idle], 'pending'],
  ['asked', [asked, asked], 'loading'],
  ['one there', [there, asked], 'loading'],
  ['one there, the other not asked', [there, idle], 'pending'],
  ['all there', [there, there], 'loaded'],
  ['all there, one synchronised', [there, again], 'loaded'],
  ['one failed', [there, broken], 'fail'],
  ['one failed while another runs', [asked, broken], 'fail'],
] as const)('%s', (_name, parts, expected) => {
  expect(dataLoadStatus(parts)).toBe(expected)
})
