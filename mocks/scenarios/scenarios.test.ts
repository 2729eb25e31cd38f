import { describe, expect, it } from 'vitest'
import { configureReports } from '#/api/report'
import { calls } from '../handlers/calls.ts'
import { callHeaders } from '../call-headers.ts'
import { testWorld } from '../test-world.ts'
import { scenarios } from './scenarios.ts'
import { someWays } from '../../tests/some-rows.ts'

const NOW = new Date('2026-06-09T18:30:00Z')
const EXPANDS = 'days,homeworks,stages,lessons,consultations,chatChannelMeta,currentTrainingStage,currentTrainingDay'
const BRANDS = ['lumen', 'kinetic', 'demo']
/** Calls that a guest, too, gets an answer to. */
const OPEN = ['domain-config', 'external-application-config', 'cookie', 'cookie/get-policy']
/** The status of every call that a scenario makes fail. */
const FAILURES: Record<string, (path: string) => number> = {
  'config-fail': (path) => (path === 'domain-config' ? 500 : 200),
  'expired-token': (path) => (OPEN.includes(path) ? 200 : 401),
  fresh: (path) => (OPEN.includes(path) ? 200 : 401),
}

describe.each(Object.keys(scenarios))('%s', (scenario) => {
  it.each(someWays(scenario, BRANDS))('answers every question in %s as the wire says', async (brand) => {
    const unread: string[] = []
    configureReports(({ context, message }) => context === 'codecs' && unread.push(message))
    const world = testWorld({ brand, scenario, now: NOW })
    const ask = async (path: string) => {
      const address = `http://localhost/spa/api/v1/${path}${path.includes('?') ? '&' : '?'}lang=en`
      const response = await world.fetch(address, { headers: callHeaders(brand, world.token) })
      const { data } = await response.json()
      return { status: response.status, data, path }
    }
    const paths = [
      'user',
      'user-external-auth',
      'user-score/amount',
      'homework',
      'chats',
      'payment-subscription',
      'installment',
      'domain-config',
      'external-application-config',
      'cookie',
      'cookie/get-policy',
      'support-category',
      'online-consultation?expand=course',
      'course/online-consultations',
      'banners',
      'banner/new-features',
      'community',
      'user-community',
      'user-course-streams?expand=course',
    ]
    const answers = await Promise.all(paths.map(ask))
    const statusOf = FAILURES[scenario] ?? (() => 200)
    expect(answers.filter(({ status, path }) => status !== statusOf(path))).toEqual([])
    const last = answers.at(-1)
    const streams: { id: number; course_id: number; course: unknown }[] = last?.status === 200 ? last.data : []
    for (const { id, course_id, course } of streams.slice(0, 8)) {
      const own = await Promise.all([
        ask(`user-course-streams/${id}/status?expand=${EXPANDS}`),
        ask(`user-course-streams/${id}/user-homework`),
        ...(course ? [ask(`courses/${course_id}/stages?expand=days,homeworks,scores`)] : []),
      ])
      expect(own.filter(({ status }) => status !== 200)).toEqual([])
    }
    expect(unread).toEqual([])
  })
})

it('every call has a number of the contract', () => {
  expect(calls.every(({ no }) => /^[AL]\d+$/.test(no))).toBe(true)
})
