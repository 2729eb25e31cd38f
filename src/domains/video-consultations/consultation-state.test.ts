import { expect, it } from 'vitest'
import * as z from '#/lib/zod'
import * as examples from '../../../tests/contract/examples'
import { consultationHistory, consultationState, endOf, nextConsultation } from './consultation-state'
import type { VideoConsultation } from './model'
import { videoConsultationWire } from './wire'

const NOW = new Date('2026-06-09T10:00:00Z')
const example = z.parse(videoConsultationWire, examples.videoConsultation)
const one = (id: number, change: Partial<VideoConsultation>): VideoConsultation => ({ ...example, id, ...change })
const at = (time: string) => new Date(`2026-06-09T${time}:00Z`)
const booked = (id: number, time: string, change: Partial<VideoConsultation> = {}) =>
  one(id, { status: 'waiting', start: at(time), ...change })

it.each([
  ['available', null, 'available'],
  ['waiting', null, 'waiting'],
  ['waiting', 'https://meet.example/1', 'confirmed'],
  ['complete', 'https://meet.example/1', 'complete'],
  ['cancelled', null, 'cancelled'],
  ['unknown', null, 'unknown'],
] as const)('%s with the link %s is %s', (status, joinUrl, state) => {
  expect(consultationState({ status, joinUrl })).toBe(state)
})

it('ends after its length, or after half an hour where none is told', () => {
  expect(endOf(booked(1, '10:00', { durationMs: 3_600_000 }))).toEqual(at('11:00'))
  expect(endOf(booked(1, '10:00', { durationMs: null }))).toEqual(at('10:30'))
  expect(endOf(one(1, { start: null }))).toBeNull()
})

it('leads with the booked one that comes first, also while it goes on', () => {
  const going = booked(4, '09:45')
  const all = [one(1, {}), booked(3, '12:00'), booked(2, '12:00'), booked(5, '09:00'), one(6, { status: 'waiting' })]
  expect(nextConsultation(all, NOW)?.id).toBe(2)
  expect(nextConsultation([...all, going], NOW)?.id).toBe(4)
  expect(nextConsultation([one(1, {}), booked(7, '12:00', { status: 'cancelled' })], NOW)).toBeNull()
})

it('tells the history, the latest first', () => {
  const all = [booked(1, '08:00'), one(2, {}), booked(3, '12:00'), booked(4, '12:00'), one(5, { status: 'unknown' })]
  expect(consultationHistory(all).map(({ id }) => id)).toEqual([4, 3, 1, 5])
})
