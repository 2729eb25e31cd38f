import { expect, it } from 'vitest'
import * as z from '#/lib/zod'
import { wireId } from './codecs'
import { entity } from './entity'
import { eventField, readEventData, readFrame, socketPauseMs } from './socket-frame'

it.each<[string, unknown, unknown]>([
  ['an event', '{"type":"score","data":{"amount":1},"at":1772712000}', { type: 'score', data: { amount: 1 } }],
  ['an event without data', '{"type":"score","data":null}', { type: 'score', data: null }],
  ['an event with less than that', '{"type":"score"}', { type: 'score' }],
  ['an unknown type', '{"type":"weather","data":7}', { type: 'weather', data: 7 }],
  ['no JSON', 'ping', null],
  ['cut JSON', '{"type":"score"', null],
  ['a list', '[]', null],
  ['nothing', '', null],
  ['null', 'null', null],
  ['a type that is none', '{"type":7}', null],
  ['bytes', new ArrayBuffer(4), null],
])('reads %s', (_, frame, event) => {
  expect(readFrame(frame)).toEqual(event)
})

const wire = entity({ stream_id: eventField(wireId), word: eventField(z.string()) })

it.each<[string, unknown, unknown]>([
  ['whole data', { stream_id: 3, word: 'a', more: 1 }, { streamId: 3, word: 'a' }],
  ['half of it', { stream_id: 'x', word: 'a' }, { streamId: null, word: 'a' }],
  ['less', {}, { streamId: null, word: null }],
  ['null', null, { streamId: null, word: null }],
  ['nothing', undefined, { streamId: null, word: null }],
  ['a text', 'x', { streamId: null, word: null }],
  ['a list', [1], { streamId: null, word: null }],
])('takes what can be read of %s', (_, data, read) => {
  expect(readEventData(wire, data)).toEqual(read)
})

it.each([
  [0, 0, 1000],
  [1, 0, 2000],
  [2, 0, 4000],
  [5, 0, 32_000],
  [6, 0, 60_000],
  [7, 0, 60_000],
  [4000, 0, 60_000],
  [0, 0.999_999, 750],
  [2, 0.5, 3500],
  [6, 0.999_999, 45_000],
])('after %i failures, by chance %d, the pause is %i ms', (failures, random, pause) => {
  expect(socketPauseMs(failures, random)).toBe(pause)
})
