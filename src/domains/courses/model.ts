import type * as z from '#/lib/zod'
import type {
  changedDayWire,
  dayStatusWire,
  dayWire,
  stageRowWire,
  stageStatusWire,
  streamStatusWire,
} from './study-wire'
import type { courseWire, filtersWire, freezeWire, streamWire } from './wire'

export type Course = z.output<typeof courseWire>
export type Stream = z.output<typeof streamWire>
export type Freeze = z.output<typeof freezeWire>
export type StreamFilters = z.output<typeof filtersWire>
export type Stage = Omit<z.output<typeof stageRowWire>, 'days'> & { days: Day[] }
export type Day = z.output<typeof dayWire>
export type DayStatus = z.output<typeof dayStatusWire>
export type ChangedDay = z.output<typeof changedDayWire>
export type StageStatus = z.output<typeof stageStatusWire>
export type StreamStatus = z.output<typeof streamStatusWire>
