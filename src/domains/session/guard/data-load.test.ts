import { expect, it } from 'vitest'
import { dataLoadStatus, type LoadPart } from './data-load'

const idle: LoadPart = { errorUpdateCount: 0, fetchStatus: 'idle' }
const asked: LoadPart = { errorUpdateCount: 0, fetchStatus: 'fetching' }
const there: LoadPart = { data: [], errorUpdateCount: 0, fetchStatus: 'idle' }
const again: LoadPart = { data: [], errorUpdateCount: 0, fetchStatus: 'fetching' }
const stale: LoadPart = { data: [], errorUpdateCount: 1, fetchStatus: 'idle' }
const broken: LoadPart = { errorUpdateCount: 1, fetchStatus: 'idle' }
const retried: LoadPart = { errorUpdateCount: 1, fetchStatus: 'fetching' }

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
  ['one failed and is asked again', [there, retried], 'fail'],
] as const)('%s', (_name, parts, expected) => {
  expect(dataLoadStatus(parts)).toBe(expected)
})
