import { describe, expect, it } from 'vitest'
import { DAY_S } from './clock.ts'
import { buildCourse } from './content/build-course.ts'
import { same } from './content/content.ts'
import { newStream } from './demo-service.ts'
import { createWorld } from './create-world.ts'
import { freeze, isDayLocked, refuseFreeze, settleFreeze, stageOpensAt, stageStatus, unfreeze } from './streams.ts'

const START = 1_780_000_000
const days = Array.from({ length: 7 }, (_, n) => ({ title: same(`Day ${n + 1}`) }))
const course = buildCourse({
  id: 1,
  title: same('Course'),
  about: same(''),
  art: 'x',
  expert: 'care',
  category: { id: 1, title: same('x') },
  demoDays: 3,
  stages: [
    { title: same('One'), days },
    { title: same('Two'), days },
  ],
})
const [one, two] = course.stages

function stream() {
  return newStream(createWorld({ brand: 'lumen' }), 1, START, START + 60 * DAY_S)
}

describe('a freeze', () => {
  it('moves the end and the stages that have not opened', () => {
    const own = stream()
    freeze(own, course, START + 2 * DAY_S, START + 5 * DAY_S, START + DAY_S)
    expect(own.end).toBe(START + 63 * DAY_S)
    expect(stageOpensAt(own, one!)).toBe(START)
    expect(stageOpensAt(own, two!)).toBe(START + 10 * DAY_S)
    expect(own.freeze?.status).toBe(0)
  })

  it.each([
    ['before it began', START + DAY_S, START + 60 * DAY_S, START + 5 * DAY_S],
    ['after one of three days', START + 3 * DAY_S, START + 61 * DAY_S, START + 3 * DAY_S],
  ])('cancelled %s takes the unused part back', (_, now, end, freezeEnd) => {
    const own = stream()
    freeze(own, course, START + 2 * DAY_S, START + 5 * DAY_S, START + DAY_S)
    expect(unfreeze(own, now)).toMatchObject({ status: 2, end: freezeEnd })
    expect(own.end).toBe(end)
    expect(unfreeze(own, now)).toBeNull()
  })

  it('begins and ends by itself', () => {
    const own = stream()
    freeze(own, course, START + 2 * DAY_S, START + 5 * DAY_S, START + DAY_S)
    expect(settleFreeze(own, START + DAY_S)).toBe(false)
    expect(settleFreeze(own, START + 2 * DAY_S)).toBe(true)
    expect(own.freeze?.status).toBe(1)
    expect(settleFreeze(own, START + 5 * DAY_S)).toBe(true)
    expect(own.freeze).toBeNull()
  })

  it.each([
    [0, 3, null],
    [-2, 3, 'start_date'],
    [61, 63, 'start_date'],
    [3, 3, 'end_date'],
    [-0.5, -0.1, 'end_date'],
    [1, 367, 'end_date'],
  ])('from day %d to day %d is refused at %s', (from, to, field) => {
    expect(refuseFreeze(stream(), START + from * DAY_S, START + to * DAY_S, START)?.field ?? null).toBe(field)
  })
})

describe('a stage', () => {
  it.each([
    [0, 'open', 'close'],
    [7, 'open', 'open'],
  ])('on day %i: first %s, second %s', (day, first, second) => {
    const own = stream()
    expect(stageStatus(own, one!, START + day * DAY_S)).toBe(first)
    expect(stageStatus(own, two!, START + day * DAY_S)).toBe(second)
  })

  it('is finished with all its days', () => {
    const own = stream()
    own.days = one!.days.map((day, n) => ({
      id: n + 1,
      dayId: day.id,
      status: 'finished',
      startedAt: START,
      finishedAt: START,
    }))
    expect(stageStatus(own, one!, START)).toBe('finished')
  })
})

describe('a demo stream', () => {
  it.each([
    [1, 0, false],
    [2, 0, true],
    [2, 1, false],
    [4, 30, true],
  ])('day %i after %i days is locked: %s', (number, after, locked) => {
    const own = { ...stream(), isDemo: true }
    const day = one!.days[number - 1]!
    expect(isDayLocked(own, day, START + after * DAY_S)).toBe(locked)
  })
})
