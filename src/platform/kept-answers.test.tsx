import { afterEach, expect, test } from 'vitest'
import {
  forgetKeptAnswers,
  type KeptAnswers,
  keptAnswerSizes,
  openKeptAnswers,
  wipeAllKeptAnswers,
} from './kept-answers'
import { wipeLearner } from './storage'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 0, 10, 12)
const STATUS = 'https://learn.example/spa/api/v1/user-course-streams/301/status?expand=days&lang=en'

const opened: KeptAnswers[] = []

async function answersOf(learnerId: number) {
  const answers = await openKeptAnswers(learnerId)
  opened.push(answers)
  return answers
}

const answer = (text: string, keptAt = NOW) => ({ text, status: 200, headers: [], keptAt })

afterEach(async () => {
  for (const one of opened.splice(0)) one.close()
  await wipeAllKeptAnswers()
})

test('keeps the last answer of each address for a day', async () => {
  const kept = await answersOf(1)
  await kept.keep(STATUS, answer('old'))
  await kept.keep(STATUS, answer('new'))
  expect(await kept.read(STATUS, NOW + DAY_MS - 1)).toMatchObject({ text: 'new', keptAt: NOW })
  expect(await kept.read(STATUS.replace('en', 'ru'), NOW)).toBeNull()
  expect(await kept.read(STATUS, NOW + DAY_MS)).toBeNull()
  // A clock that was set back by more than a day says nothing either.
  expect(await kept.read(STATUS, NOW - DAY_MS)).toBeNull()
})

test('keeps what is pinned for as long as anybody needs it, and sweeps the rest', async () => {
  const kept = await answersOf(1)
  const other = STATUS.replace('301', '302')
  await kept.pin('user-course-streams/301/status', 'lesson.1')
  await kept.keep(STATUS, answer('pinned'))
  await kept.keep(other, answer('not pinned'))
  await kept.pin('user-course-streams/301/status', 'lesson.2')
  await kept.unpin('lesson.1')
  const later = NOW + 30 * DAY_MS
  expect(await kept.read(STATUS, later)).toMatchObject({ text: 'pinned' })
  await kept.sweep(later)
  expect(await kept.read(other, NOW)).toBeNull()
  expect(await kept.read(STATUS, NOW)).toMatchObject({ text: 'pinned' })
  await kept.unpin('lesson.2')
  expect(await kept.read(STATUS, later)).toBeNull()
  await kept.sweep()
  expect(await kept.read(STATUS, NOW)).toBeNull()
})

test('knows whose answers it has by the token, and gives another learner nothing', async () => {
  const [first, second] = [await answersOf(1), await answersOf(2)]
  await first.claim('token-of-first')
  await first.keep(STATUS, answer('first'))
  expect(await first.isOf('token-of-first')).toBe(true)
  expect(await first.isOf('token-of-second')).toBe(false)
  expect(await second.isOf('token-of-first')).toBe(false)
  expect(await second.read(STATUS, NOW)).toBeNull()
})

test('a sign-out wipes everything, and nothing can be kept afterwards through what was open', async () => {
  const kept = await answersOf(1)
  await kept.pin('user-course-streams/301/status', 'lesson.1')
  await kept.keep(STATUS, answer('mine'))
  wipeLearner(1)
  const again = await answersOf(1)
  expect(await again.read(STATUS, NOW)).toBeNull()
  await expect(kept.keep(STATUS, answer('late'))).rejects.toMatchObject({ name: 'InvalidStateError' })
})

test('tells how much is kept and forgets it, without making a place where nothing is kept', async () => {
  expect(await keptAnswerSizes(9)).toEqual([])
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('learner.of.9.answers')
  const kept = await answersOf(1)
  await kept.keep(STATUS, answer('äb'))
  expect(await keptAnswerSizes(1)).toEqual([3])
  await forgetKeptAnswers(1)
  expect(await keptAnswerSizes(1)).toEqual([])
})

test('where the brand wants nothing kept, the answers of all learners go', async () => {
  for (const id of [1, 2]) await (await answersOf(id)).keep(STATUS, answer('mine'))
  await wipeAllKeptAnswers()
  for (const id of [1, 2]) expect(await keptAnswerSizes(id)).toEqual([])
})
