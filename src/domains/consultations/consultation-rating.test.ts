import { expect, it } from 'vitest'
import { isApiError } from '#/api/errors'
import { studyQueries } from '#/domains/study/course-queries'
import { failure, freshClient, serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { consultationRating, ratingQueue } from './consultation-rating'

const PLACE = { streamId: 301, consultationId: 7401 }
const CLOSED = examples.consultationStatus

/** What the server has of the consultation, and how it answers the rating. */
function serve(consultations: readonly object[], answer: object = {}) {
  const calls = serveCalls(({ method }) => (method === 'PUT' ? answer : { ...examples.streamStatus, consultations }))
  const client = freshClient()
  const sending = (rating: number) => ({
    client,
    id: 'a',
    payload: { ...PLACE, rating },
    fileIds: [],
    fileCount: 0,
  })
  return { client, calls, sending }
}

it('is read only as it was kept', () => {
  expect(consultationRating.parse({ ...PLACE, rating: 5 })).toEqual({ ...PLACE, rating: 5 })
  expect(consultationRating.parse({ rating: 5 })).toBeNull()
  expect(ratingQueue(7401)).toBe('consultation.7401')
})

it('puts the rated consultation in place', async () => {
  const rated = { ...CLOSED, status: 'rated', rating: 5 }
  const { client, calls, sending } = serve([CLOSED, { ...CLOSED, id: 7402 }], rated)
  await client.query(studyQueries.status(301))
  await expect(consultationRating.send(sending(5))).resolves.toBe('sent')
  expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { rating: 5 } })
  expect(client.getQueryData(studyQueries.status(301).queryKey)?.consultations).toMatchObject([
    { id: 7401, status: 'rated', rating: 5 },
    { id: 7402, status: 'close', rating: null },
  ])
})

it('fails with what the server says', async () => {
  const { sending } = serve([CLOSED], failure(409))
  await expect(consultationRating.send(sending(5))).rejects.toSatisfy((error) => isApiError(error, 409))
  const nowhere = { ...sending(5), payload: { ...PLACE, consultationId: 0, rating: 5 } }
  await expect(consultationRating.send(nowhere)).rejects.toThrow('Id must be set')
})

it.each([
  { what: 'nothing of it', known: [], found: 'absent' },
  { what: 'an open one', known: [{ ...CLOSED, status: 'open' }], found: 'absent' },
  { what: 'a closed one', known: [CLOSED], found: 'absent' },
  { what: 'this rating', known: [{ ...CLOSED, status: 'rated', rating: 5 }], found: 'done' },
  { what: 'another rating', known: [{ ...CLOSED, status: 'rated', rating: 2 }], found: 'taken' },
])('finds that the server has $what', async ({ known, found }) => {
  const { client, calls, sending } = serve(known)
  await client.query(studyQueries.status(301))
  const asked = calls.length
  await expect(consultationRating.lookUp(sending(5), 0)).resolves.toBe(found)
  // Past the cache.
  expect(calls).toHaveLength(asked + 1)
})
