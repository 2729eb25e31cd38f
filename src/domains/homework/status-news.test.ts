import { expect, it } from 'vitest'
import { makeHomeworkStatus } from '../../../tests/contract/made'
import { statusNews } from './status-news'

const at = (minute: number) => new Date(`2026-03-05T12:0${minute}:00Z`)
const uploaded = makeHomeworkStatus({ status: 'UPLOADED', createdAt: at(1), updatedAt: at(2) })

it.each([
  ['of what is not known', undefined, uploaded, 'newer'],
  ['updated later', uploaded, { ...uploaded, status: 'DONE' as const, updatedAt: at(3) }, 'newer'],
  ['updated earlier', uploaded, { ...uploaded, status: 'NOT_UPLOADED' as const, updatedAt: at(1) }, 'nothing'],
  ['told twice', uploaded, { ...uploaded }, 'nothing'],
  ['another state within the second', uploaded, { ...uploaded, status: 'DONE' as const }, 'unclear'],
  ['another lock within the second', uploaded, { ...uploaded, isLocked: true }, 'unclear'],
  ['never updated, created later', { ...uploaded, updatedAt: null }, uploaded, 'newer'],
  [
    'without any time',
    { ...uploaded, updatedAt: null, createdAt: null },
    { ...uploaded, updatedAt: null, createdAt: null },
    'nothing',
  ],
])('a status %s', (_, known, told, news) => {
  expect(statusNews(known, told)).toBe(news)
})
