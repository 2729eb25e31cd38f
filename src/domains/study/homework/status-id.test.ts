import { expect, it } from 'vitest'

import { createQueryClient } from '#/api/query-client'
import { courseQueries } from '../stream-queries'
import { freshClient, serveCalls } from '../../../../tests/contract/edge'
import * as examples from '../../../../tests/contract/examples'
import { courseWith, homeworkStatus } from './homework-fixtures'
import { homeworkQueries } from '../homework-queries'
import { statusIdOf } from './status-id'

const CREATES = 'GET user-course-streams/301/user-homework'

/** Homework of a stage that has no status yet. */
function unknownRow() {
  const row = courseWith()
    .homework.map((entry) => entry.row)
    .find(({ target }) => target.id === 651)
  if (row?.status.id !== null) throw new Error('the fixture has no placeholder')
  return row
}

it('a placeholder gets its id from the call that creates statuses, though an older answer without one is known', async () => {
  const client = createQueryClient()
  client.setQueryData(homeworkQueries.statuses(301).queryKey, [])
  const calls = serveCalls(() => [{ ...examples.homeworkStatus, id: 4, target_id: 652 }, examples.homeworkStatus])
  expect(await statusIdOf(client, unknownRow())).toBe(5001)
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([CREATES])
})

it('a known status is not asked for', async () => {
  const calls = serveCalls(() => [])
  const row = unknownRow()
  expect(await statusIdOf(freshClient(), { ...row, status: homeworkStatus(651, { id: 5001 }) })).toBe(5001)
  expect(calls).toEqual([])
})

it('where none is created nothing can be sent, and the course is asked for again', async () => {
  const client = freshClient()
  client.setQueryData(courseQueries.streams().queryKey, [])
  serveCalls(() => [])
  await expect(statusIdOf(client, unknownRow())).rejects.toThrow('UserHomeworkStatusId must be set')
  expect(client.getQueryState(courseQueries.streams().queryKey)?.isInvalidated).toBe(true)
})
