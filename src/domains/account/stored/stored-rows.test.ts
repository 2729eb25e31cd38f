import { expect, it } from 'vitest'
import type { StoredThing } from '#/platform/stored-things'
import { type KeptHere, storedExport, storedRows } from './stored-rows'

const thing = (kind: StoredThing['kind'], name: string, bytes: number, value?: unknown): StoredThing => ({
  kind,
  name,
  where: 'device',
  bytes,
  value,
})
const file = { name: 'window.jpg', type: 'image/jpeg', size: 1000 }
const HERE: KeptHere = {
  things: [
    thing('session', 'token', 40),
    thing('downloads', 'of.7.downloads', 30, { videos: [1501] }),
    thing('waiting', 'of.7.unsent', 10, { 'chats.message': 1 }),
    thing('drafts', 'of.7.draft.chat.201', 20, { message: 'Hi' }),
  ],
  files: [file],
  lessons: [3000, 500],
  entries: [{ kind: 'chats.message', createdAt: 0, payload: { message: 'Hi' }, files: [file] }],
  answers: [2000, 500],
  policy: { analytics: true, marketing: false },
}

it('adds up what is kept of each kind; the count of what waits is not counted again', () => {
  expect(storedRows(HERE)).toEqual([
    { kind: 'drafts', count: 2, bytes: 1020 },
    { kind: 'waiting', count: 1, bytes: 1016 },
    { kind: 'downloads', count: 2, bytes: 3500 },
    { kind: 'answers', count: 2, bytes: 2500 },
    { kind: 'cookies', count: 1, bytes: 36 },
    { kind: 'session', count: 1, bytes: 40 },
  ])
  expect(storedRows({ things: [], files: [], entries: [], lessons: [], answers: [], policy: null })).toEqual([])
})

it('exports contents, but neither bytes of files nor more than the name of what opens the account', () => {
  expect(JSON.parse(storedExport(HERE, 0))).toEqual({
    exportedAt: '1970-01-01T00:00:00.000Z',
    stored: [
      { kind: 'downloads', name: 'of.7.downloads', where: 'device', bytes: 30, value: { videos: [1501] } },
      { kind: 'waiting', name: 'of.7.unsent', where: 'device', bytes: 10, value: { 'chats.message': 1 } },
      { kind: 'drafts', name: 'of.7.draft.chat.201', where: 'device', bytes: 20, value: { message: 'Hi' } },
    ],
    filesOfDrafts: [file],
    waiting: [
      { kind: 'chats.message', createdAt: '1970-01-01T00:00:00.000Z', content: { message: 'Hi' }, files: [file] },
    ],
    answerAboutCookies: { analytics: true, marketing: false },
    namesOnly: [{ name: 'token', where: 'device' }],
  })
})
