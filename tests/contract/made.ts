import type { Message } from '#/domains/chats/model'
import { messageWire } from '#/domains/chats/wire'
import type { Day, DayStatus, Stage, StageStatus, Stream, Homework, HomeworkStatus } from '#/domains/study/model'
import { dayStatusWire, dayWire, stageStatusWire } from '#/domains/study/stage-wire'
import { streamWire } from '#/domains/study/stream-wire'
import { homeworkStatusWire, homeworkWire } from '#/domains/study/homework-wire'
import type { Subscription } from '#/domains/subscriptions/model'
import { subscriptionWire } from '#/domains/subscriptions/wire'
import * as z from '#/lib/zod'
import { stageWire } from '../../mocks/world/wire/stage-wire'
import * as examples from './examples'

/** The moment for which the contract's examples hold. */
export const NOW = new Date('2026-03-05T12:00:00Z')

/** This many days (or parts of one) after the moment of the examples. */
export const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

const maker =
  <S extends z.ZodMiniType>(schema: S, example: object) =>
  (change: Partial<z.output<S>> = {}): z.output<S> =>
    Object.assign({}, z.parse(schema, example), change)

/** The contract's examples in the client's shape, with the given changes. */
export const makeStream: (change?: Partial<Stream>) => Stream = maker(streamWire, examples.stream)
export const makeStage: (change?: Partial<Stage>) => Stage = maker(stageWire, examples.stage)
export const makeDay: (change?: Partial<Day>) => Day = maker(dayWire, examples.day)
export const makeDayStatus: (change?: Partial<DayStatus>) => DayStatus = maker(dayStatusWire, examples.changedDay)
export const makeStageStatus: (change?: Partial<StageStatus>) => StageStatus = maker(
  stageStatusWire,
  examples.streamStatus.stages[0] ?? {},
)
export const makeHomework: (change?: Partial<Homework>) => Homework = maker(homeworkWire, examples.homework)
export const makeHomeworkStatus: (change?: Partial<HomeworkStatus>) => HomeworkStatus = maker(
  homeworkStatusWire,
  examples.homeworkStatus,
)
export const makeSubscription: (change?: Partial<Subscription>) => Subscription = maker(
  subscriptionWire,
  examples.subscription,
)
export const makeMessage: (change?: Partial<Message>) => Message = maker(messageWire, examples.message)
