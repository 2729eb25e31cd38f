import { expect, it } from 'vitest'
import { diagnosisFile } from './diagnosis-file'

const NOW = Date.parse('2026-06-09T10:00:00Z')

const FACTS = {
  now: NOW,
  build: 'AbCd1234',
  appType: 'web',
  brand: 'lumen',
  browser: 'Chrome 150, Linux',
  language: 'en',
  window: { width: 1440, height: 900 },
  screen: '/homework',
  learnerId: 1001,
  isOnline: true,
  connection: [],
  configuration: { external: { arrivedAt: null, isFailed: true }, domain: { arrivedAt: null, isFailed: false } },
  sources: {},
  waiting: [],
  failedCalls: [],
} as const

const entry = {
  kind: 'chat-message',
  phase: 'failed',
  tries: 3,
  createdAt: NOW,
  isKept: true,
  files: [{ name: 'Vera at home.jpg', type: 'image/jpeg', size: 12, uploaded: { id: 1, at: NOW } }],
  payload: { chatId: 201, message: 'My secret' },
} as const

it('says what helps to find a fault', () => {
  const file = diagnosisFile({
    ...FACTS,
    isOnline: false,
    connection: [
      { at: NOW, isOnline: true },
      { at: NOW + 1000, isOnline: false },
    ],
    configuration: { external: { arrivedAt: NOW, isFailed: false }, domain: { arrivedAt: null, isFailed: false } },
    sources: { name: 'domain', messageDelay: 'external', isChatSupport: 'local', daysShowWarning: 'external' },
    waiting: [{ ...entry, trouble: { code: 'network' } }],
    failedCalls: [{ method: 'GET', path: '/spa/api/v1/chats', outcome: '500', at: NOW }],
  })
  expect(JSON.parse(file)).toEqual({
    madeAt: '2026-06-09T10:00:00.000Z',
    version: 'AbCd1234',
    app: 'web',
    brand: 'lumen',
    browser: 'Chrome 150, Linux',
    language: 'en',
    window: '1440 × 900',
    screen: '/homework',
    learner: 1001,
    configuration: {
      external: { state: 'arrived 2026-06-09T10:00:00.000Z', sets: ['messageDelay', 'daysShowWarning'] },
      domain: { state: 'not here', sets: ['name'] },
    },
    connection: ['2026-06-09T10:00:00.000Z online', '2026-06-09T10:00:01.000Z offline', 'now offline'],
    waiting: [
      {
        kind: 'chat-message',
        phase: 'failed',
        trouble: 'network',
        tries: 3,
        since: '2026-06-09T10:00:00.000Z',
        isKept: true,
        files: [{ type: 'image/jpeg', size: 12, isUploaded: true }],
      },
    ],
    failedCalls: ['2026-06-09T10:00:00.000Z GET /spa/api/v1/chats: 500'],
  })
})

it.each([
  [null, null],
  [{ code: 'lost_file', name: 'Vera at home.jpg' }, 'lost_file'],
  [
    { code: 'failed', facts: { kind: 'http', status: 403, method: 'POST', url: '/a?x=Vera', serverText: 'Vera' } },
    '403',
  ],
  [{ code: 'failed', facts: { kind: 'refused', method: 'POST', url: '/a', messages: ['Vera'] } }, 'refused'],
] as const)('of %j it tells %j, and of nothing that waits its texts and names', (trouble, told) => {
  const file = diagnosisFile({ ...FACTS, waiting: [{ ...entry, trouble: trouble as never }] })
  expect(JSON.parse(file)).toMatchObject({
    waiting: [{ trouble: told }],
    configuration: { external: { state: 'failed' } },
    connection: ['now online'],
  })
  expect(file).not.toMatch(/Vera|secret/)
})
