import { expect, it } from 'vitest'
import { dataLoadStatus, type LoadPart } from './data-load'

const idle: LoadPart = { status: 'pending', fetchStatus: 'idle' }
const asked: LoadPart = { status: 'pending', fetchStatus: 'fetching' }
const there: LoadPart = { data: [], status: 'success', fetchStatus: 'idle' }
const again: LoadPart = { data: [], status: 'success', fetchStatus: 'fetching' }
const stale: LoadPart = { data: [], status: 'error', fetchStatus: 'idle' }
const broken: LoadPart = { status: 'error', fetchStatus: 'idle' }

it.each([
  ['nothing asked', [idle, idle], 'pending'],
  ['asked', [asked, asked], 'loading'],
  ['one there', [there, asked], 'loading'],
  ['one there, the other not asked', [there, idle], 'pending'],
  ['all there', [there, there], 'loaded'],
  ['all there, one synchronised', [there, again], 'loaded'],
  ['all there, asking anew failed for one', [there, stale], 'loaded'],
  ['one failed', [there, broken], 'fail'],
  ['one failed while another runs', [asked, broken], 'fail'],
] as const)('%s', (_name, parts, expected) => {
  expect(dataLoadStatus(parts)).toBe(expected)
})
