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
    })
  })

  it('says no more of a part that was changed', () => {
    expect(openRefusal(error, SENT, { ...SENT, file_ids: [...FILES] })).toEqual({
      reasons: { message: 'Say more.' },
      isAnswered: false,
    })
  })

  it('is answered once all that was refused is changed', () => {
    expect(openRefusal(error, SENT, { ...SENT, message: 'Two lamps.', file_ids: [] })).toEqual({
      reasons: {},
      isAnswered: true,
    })
  })

  it('is not answered by a change where no part was refused', () => {
    const failure = new ApiError({ kind: 'http', method: 'POST', url: '/user-homework/1', status: 502 })
    expect(openRefusal(failure, SENT, { ...SENT, message: 'Two lamps.' })).toEqual({ reasons: {}, isAnswered: false })
  })
})
