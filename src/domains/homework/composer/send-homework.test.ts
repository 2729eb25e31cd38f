import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'

import { api } from '#/api/client'
import { isApiError } from '#/api/errors'
import { courseQueries } from '#/domains/study/stream-queries'
import { studyQueries } from '#/domains/study/course-queries'
import { failure, freshClient, mutate, refusal, serveCalls } from '../../../../tests/contract/edge'
import * as examples from '../../../../tests/contract/examples'
import { homeworkMutations } from '../mutations'
import { homeworkQueries } from '#/domains/study/homework-queries'
import type { HomeworkSend } from './send-homework'

const sendHomework = (homework: HomeworkSend) => mutate(freshClient(), homeworkMutations.send(), homework)
const answer = { streamId: 301, statusId: 5001, message: '  Done.\n', fileIds: [12001, 12002], exerciseIds: [] }
const uploaded = { ...examples.homeworkStatus, status: 'UPLOADED' }
const sent = { chatMessage: examples.message, userHomeworkStatus: uploaded }
const html = (status: number) => new Response('<html>', { status })

it('sends once, trimmed, without what is empty', async () => {
  const calls = serveCalls(() => sent)
  const { status, message } = await sendHomework(answer)
  expect([status.status, message?.id]).toEqual(['UPLOADED', 88012])
  expect(calls).toEqual([
    {
      method: 'POST',
      path: 'user-course-streams/301/user-homework/5001',
      base: 'v1',
      body: [
        ['message', 'Done.'],
        ['file_ids[]', '12001'],
        ['file_ids[]', '12002'],
      ],
    },
  ])
})

it('is answered also where there is no chat for the message', async () => {
  serveCalls(() => ({ ...sent, chatMessage: null }))
  expect(await sendHomework(answer)).toMatchObject({ message: null, isAnswered: true, isRepeat: false })
})

describe('a lost answer leads to the state reached (awkward 6)', () => {
  it.each([
    ['a conflict', () => failure(409)],
    ['a proxy page', () => html(502)],
    ['a page instead of an answer', () => html(200)],
    ['an answer of the wrong form', () => ({ chatMessage: null })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('after %s', async (name, lost) => {
    const calls = serveCalls(({ method }) => (method === 'POST' ? lost() : [{ ...uploaded, id: 4 }, uploaded]))
    const { status, isAnswered, isRepeat } = await sendHomework(answer)
    expect([status.id, status.status, isAnswered]).toEqual([5001, 'UPLOADED', false])
    expect(isRepeat).toBe(name === 'a conflict')
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST user-course-streams/301/user-homework/5001',
      'GET user-course-streams/301/user-homework',
    ])
  })

  it('or stays a failure', async () => {
    serveCalls(({ method }) => (method === 'POST' ? failure(500) : [examples.homeworkStatus]))
    await expect(sendHomework(answer)).rejects.toSatisfy((error) => isApiError(error, 500))
    serveCalls(() => failure(503))
    await expect(sendHomework(answer)).rejects.toSatisfy((error) => isApiError(error, 503))
  })
})

it.each([
  ['refused', () => refusal({ message: ['Write something.'] })],
  ['locked', () => failure(403)],
])('asks nothing further when it is %s', async (_name, reply) => {
  const calls = serveCalls(reply)
  await expect(sendHomework(answer)).rejects.toSatisfy(isApiError)
  expect(calls).toHaveLength(1)
})

it('never sends for a placeholder', async () => {
  const calls = serveCalls(() => sent)
  await expect(sendHomework({ ...answer, statusId: 0 })).rejects.toThrow('UserHomeworkStatusId must be set')
  await expect(sendHomework({ ...answer, streamId: 0 })).rejects.toThrow('StreamId must be set')
  expect(calls).toHaveLength(0)
})

it.each([
  ['refused', ['courses/status/301', 'courses/streams'], () => refusal({ message: ['Write something.'] })],
  ['locked', ['courses/status/301', 'courses/streams'], () => failure(403)],
  ['the end of the session', [], () => failure(401)],
])('after an answer that is %s asks once for each of %j', async (_name, asked, reply) => {
  const client = freshClient()
  const calls = serveCalls(({ method }) => (method === 'POST' ? reply() : []))
  for (const queryKey of [courseQueries.streams().queryKey, studyQueries.status(301).queryKey]) {
    client.setQueryDefaults(queryKey, { initialData: [] })
    const observer = new QueryObserver(client, {
      queryKey,
      queryFn: () => api.get(queryKey.join('/')).done(),
      staleTime: Infinity,
    })
    onTestFinished(observer.subscribe(() => {}))
  }
  await expect(mutate(client, homeworkMutations.send(), answer)).rejects.toSatisfy(isApiError)
  expect(calls.filter(({ method }) => method === 'GET').map(({ path }) => path)).toEqual(asked)
})

it('shows the new status at once, and refetches what depends on it', async () => {
  const client = freshClient()
  const { queryKey } = homeworkQueries.statuses(301)
  serveCalls(({ method }) => (method === 'POST' ? sent : [examples.homeworkStatus]))
  await client.query(homeworkQueries.statuses(301))
  client.setQueryData(['courses', 'status', 301], {})
  await mutate(client, homeworkMutations.send(), answer)
  expect(client.getQueryData(queryKey)?.map(({ id, status }) => [id, status])).toEqual([[5001, 'UPLOADED']])
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  expect(client.getQueryState(['courses', 'status', 301])?.isInvalidated).toBe(true)
})
