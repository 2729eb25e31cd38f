import { describe, expect, it } from 'vitest'
import { courseServiceWire } from '#/domains/study/service-wire'
import * as z from '#/lib/zod'
import { makeStream } from '../../../tests/contract/made'
import * as examples from '../../../tests/contract/examples'
import { fullStreamOf, soldAt } from './course-sale'
import { courseOfferWire } from './wire'

const service = (id: number, more: object = {}) =>
  z.parse(courseServiceWire, { ...examples.courseService, id, course_id: 81, type: 'course_buy', ...more })
const offer = (id: number, serviceId: number | null, more: object = {}) =>
  z.parse(courseOfferWire, {
    id,
    course_id: 81,
    service: serviceId && { ...examples.courseService, id: serviceId, course_id: 81, type: 'course_buy' },
    ...more,
  })
const own = makeStream({ id: 301, courseId: 41 })

const facts = { courseId: 81, offers: [], services: [], streams: [own], pageType: 1, chosen: undefined }
const ids = (change: Partial<Parameters<typeof soldAt>[0]>) =>
  soldAt({ ...facts, ...change }).map(({ service: { id }, streamId }) => [id, streamId])

describe('what a course’s page sells', () => {
  it('is offered there, and has a service', () => {
    const elsewhere = offer(3, 803, { course_offer_relation_type_id: 2 })
    expect(ids({ offers: [offer(1, 801), offer(2, null), elsewhere] })).toEqual([[801, null]])
    // Offered elsewhere, it has led here.
    expect(ids({ offers: [offer(1, 801), elsewhere], chosen: 803 })).toEqual([
      [801, null],
      [803, null],
    ])
    expect(ids({ offers: [offer(1, 801), elsewhere], pageType: 2 })).toEqual([[803, null]])
  })

  it('or is a service of the course, each once, with what it holds', () => {
    const child = { ...examples.courseService, id: 9 }
    const services = [
      service(801, { childs: [child] }),
      service(802),
      service(803, { course_id: 82 }),
      service(804, { type: 'course_demo' }),
      service(805, { type: 'mobile_subscription' }),
    ]
    const sold = soldAt({ ...facts, offers: [offer(1, 801)], services })
    expect(sold.map(({ service: { id }, offer: from }) => [id, from?.id])).toEqual([
      [801, 1],
      [802, undefined],
    ])
    expect(sold.map(({ childs }) => childs.map(({ id }) => id))).toEqual([[9], []])
  })

  it('is bought for the stream that the server names, else for one of its course, else for one of the course that offers it', () => {
    const full = makeStream({ id: 400, courseId: 81 })
    const demo = makeStream({ id: 401, courseId: 81, isDemo: true })
    const questions = { type: 'expert_additional_question' }
    expect(ids({ services: [service(801, { stream: examples.stream })], streams: [demo] })).toEqual([[801, 301]])
    expect(ids({ services: [service(801, questions)], streams: [demo, full] })).toEqual([[801, 400]])
    expect(ids({ services: [service(801)], streams: [demo] })).toEqual([[801, 401]])
    expect(ids({ offers: [offer(1, 801, { course_id: 41 })] })).toEqual([[801, 301]])
    expect(ids({ offers: [offer(1, 801, { course_id: null })] })).toEqual([[801, null]])
    const nowhere = { ...examples.courseService, id: 801, course_id: null }
    expect(ids({ courseId: 41, offers: [offer(1, null, { service: nowhere })] })).toEqual([[801, 301]])
  })

  it('is never the course itself to whom has it', () => {
    const streams = [makeStream({ id: 400, courseId: 81 })]
    const services = [service(801), service(802, { type: 'course_subscription' })]
    expect(ids({ services, streams })).toEqual([[802, 400]])
  })
})

it('a demo of a course is not the course', () => {
  const demo = makeStream({ id: 401, courseId: 81, isDemo: true })
  expect(fullStreamOf(81, [demo, own])).toBeNull()
  expect(fullStreamOf(41, [demo, own])).toBe(own)
})
