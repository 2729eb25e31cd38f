import { expect, it } from 'vitest'
import { callHeaders } from './call-headers.ts'
import { readBody } from './read-body.ts'
import { departures } from './request-rules.ts'

const TOKEN = 'eyJ1IjoxMDAxfQ.k3fZ_-abc'

interface Sent {
  body?: BodyInit
  headers?: Record<string, string>
}

async function found(call: string, query: string, init: Sent = {}): Promise<string[]> {
  const method = call.split(' ')[0] ?? 'GET'
  const headers = { ...callHeaders('lumen', TOKEN), ...init.headers }
  const request = new Request(`http://localhost/spa/api/v1/x?${query}`, { method, ...init, headers })
  return departures(call, 'lumen', request, await readBody(request))
}
const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })
function form(fields: Record<string, string> | [string, string][]) {
  const body = new FormData()
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields)) body.append(name, value)
  return { body }
}
const HOMEWORK = 'POST user-course-streams/{id}/user-homework/{statusId}'
const statistic = { dayId: 1, streamId: 2, lessonId: 3, viewedSeconds: 5, playCount: 0, dayStatus: null }

it.each<[string, string, Sent | undefined]>([
  ['GET user', 'lang=en', undefined],
  ['GET user', 'lang=es&expand=cashback,linkJumps', { headers: { 'Accept-Language': 'es-ES' } }],
  ['GET user-course-streams', 'lang=en&filter[id][in][]=1&filter[id][in][]=2', undefined],
  ['GET chats/{id}/messages', 'lang=en&sort=-id&page=1&per-page=50', undefined],
  ['POST user/supress-phone-validation', 'lang=en', json({})],
  ['POST save-lesson-stat', 'lang=en', json(statistic)],
  ['POST user', 'lang=en', form({ first_name: 'Anna', city: '' })],
  [
    HOMEWORK,
    'lang=en',
    form([
      ['message', 'a'],
      ['file_ids[]', '1'],
      ['file_ids[]', '2'],
    ]),
  ],
  ['POST auth/login', 'lang=en', { body: '{"email":', headers: { 'Content-Type': 'application/json' } }],
])('%s?%s keeps the contract', async (call, query, init) => {
  expect(await found(call, query, init)).toEqual([])
})

it.each<[string, string, string, Sent | undefined]>([
  ['GET user', '', 'lang is ""', undefined],
  ['GET user', 'lang=de', 'lang is "de"', undefined],
  ['GET user', 'lang=en&lang=en', 'query lang is repeated', undefined],
  ['GET user', 'lang=ru', 'Accept-Language does not match lang', undefined],
  ['GET user', 'lang=en', 'X-App-Type is not web', { headers: { 'X-App-Type': 'desktop' } }],
  ['GET user', 'lang=en', 'X-App-Id is not lumen', { headers: { 'X-App-Id': 'kinetic' } }],
  ['GET user', 'lang=en', 'Authorization is no bearer token', { headers: { Authorization: 'Bearer null' } }],
  ['GET user', 'lang=en&page=1', 'query page is unknown', undefined],
  ['GET chats', 'lang=en&expand=messages', 'query expand is unknown', undefined],
  ['GET user', 'lang=en&expand=cashback,scores', 'expand has "scores"', undefined],
  ['GET courses/{id}/stages', 'lang=en&expand=days&expand=scores', 'query expand is repeated', undefined],
  ['POST user/supress-phone-validation', 'lang=en', 'no body, not even {}', undefined],
  ['POST user/supress-phone-validation', 'lang=en', 'body key phone is unknown', json({ phone: '+49' })],
  ['POST auth/login', 'lang=en', 'body key remember is unknown', json({ email: 'a', password: 'b', remember: true })],
  ['POST user/update-user', 'lang=en', 'body key email is null', json({ email: null })],
  ['POST user/update-user', 'lang=en', 'Content-Type is text/plain;charset=UTF-8', { body: '{"status":20}' }],
  [HOMEWORK, 'lang=en', 'body key file_ids is no list', form({ file_ids: '1' })],
  [
    HOMEWORK,
    'lang=en',
    'body key message is a list',
    form([
      ['message', 'a'],
      ['message', 'b'],
    ]),
  ],
  ['POST user', 'lang=en', 'body key city is a list', form({ 'city[]': 'Leipzig' })],
  ['DELETE user', 'lang=en', 'a body where none belongs', json({})],
])('%s?%s departs: %s', async (call, query, departure, init) => {
  expect(await found(call, query, init)).toContain(departure)
})
