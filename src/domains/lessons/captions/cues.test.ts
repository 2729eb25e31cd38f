import { expect, it } from 'vitest'
import { cueAt, parseCues, readableCues } from './cues'

const cues = readableCues([
  { startTime: 4, endTime: 6, text: 'second' },
  { startTime: 1, endTime: 2, text: '<b>first</b>' },
  { startTime: 9, endTime: 10, text: ' ' },
])

it('reads cues in order and drops empty ones', () => {
  expect(cues).toEqual([
    { start: 1, end: 2, text: 'first' },
    { start: 4, end: 6, text: 'second' },
  ])
})

it.each([
  [0, -1],
  [0.99, -1],
  [1, 0],
  [3.9, 0],
  [4, 1],
  [100, 1],
])('at %d s the cue %d has begun', (seconds, index) => {
  expect(cueAt(cues, seconds)).toBe(index)
})

it('has none without cues', () => {
  expect(cueAt([], 5)).toBe(-1)
})

it('parses a file', async () => {
  const parsed = await parseCues('WEBVTT\n\n1\n00:01.000 --> 00:02.500\n<v Vera>Look &amp; see\n')
  expect(parsed).toEqual([{ start: 1, end: 2.5, text: 'Look & see' }])
})

it('parses what it can of a file with mistakes', async () => {
  const parsed = await parseCues(
    '00:01.000 --> 00:02.500\nLook\n\n00:03.000 --> soon\nLost\n\n00:05.000 --> 00:06.000\nSee\n',
  )
  expect(parsed.map(({ text }) => text)).toEqual(['Look', 'See'])
})
