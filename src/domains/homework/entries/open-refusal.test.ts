import { describe, expect, it } from 'vitest'
import { ApiError } from '#/api/errors'
import { type AnswerParts, openRefusal } from './open-refusal'

const FILES = ['a.jpg']
const SENT: AnswerParts = { message: 'One lamp.', file_ids: FILES, exercise_ids: [] }
const error = new ApiError({
  kind: 'refused',
  method: 'POST',
  url: '/user-homework/1',
  status: 200,
  fields: { message: ['Say more.'], file_ids: ['Too dark.', 'Blurred.'], other: ['No.'] },
})

describe('openRefusal', () => {
  it('says the reason of each part that is as it was sent', () => {
    expect(openRefusal(error, SENT, { ...SENT })).toEqual({
      reasons: { message: 'Say more.', file_ids: 'Too dark; Blurred.' },
      isAnswered: false,
      isOfParts: false,
    })
  })

  it('says no more of a part that was changed', () => {
    expect(openRefusal(error, SENT, { ...SENT, file_ids: [...FILES] })).toEqual({
      reasons: { message: 'Say more.' },
      isAnswered: false,
      isOfParts: false,
    })
  })

  it('is answered once all that was refused is changed', () => {
    expect(openRefusal(error, SENT, { ...SENT, message: 'Two lamps.', file_ids: [] })).toEqual({
      reasons: {},
      isAnswered: true,
      isOfParts: false,
    })
  })

  it('is not answered by a change where no part was refused', () => {
    const failure = new ApiError({ kind: 'http', method: 'POST', url: '/user-homework/1', status: 502 })
    expect(openRefusal(failure, SENT, { ...SENT, message: 'Two lamps.' })).toEqual({
      reasons: {},
      isAnswered: false,
      isOfParts: false,
    })
  })

  it.each([
    [{ fields: { message: ['Say more.'] } }, true],
    [{ fields: { message: ['Say more.'], file_ids: ['Too dark.'] } }, true],
    [{ fields: { message: ['Say more.'], exercise_ids: ['Choose one.'] } }, false],
    [{ fields: { message: ['Say more.'] }, messages: ['Later.'] }, false],
    [{ messages: ['Later.'] }, false],
    [{}, false],
  ])('knows whether all that was said of a form without exercises is of its parts: %j', (said, isOfParts) => {
    const parts = { message: 'One lamp.', file_ids: FILES }
    const refusal = new ApiError({ kind: 'refused', method: 'POST', url: '/user-homework/1', status: 200, ...said })
    expect(openRefusal(refusal, parts, parts).isOfParts).toBe(isOfParts)
    expect(openRefusal(new Error('no answer of the server'), parts, parts).isOfParts).toBe(false)
  })
})
