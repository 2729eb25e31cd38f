// A learner who keeps lessons, and the hosts of their videos, for tests.
import { QueryClient } from '@tanstack/react-query'
import { onTestFinished, vi } from 'vitest'
import { sampleLesson, sampleVideo } from '#/domains/study/lessons/lesson-fixtures'
import { makeStream } from '../../../tests/contract/made'
import { downloadsOf } from './downloads'
import { lessonsToKeep, newLessons } from './places'

export const LEARNER = 7
export const stream = makeStream({ id: 301, courseId: 41 })
const day = { id: 504, dayNumber: 4 }
export const video = sampleVideo({ mp4: null })
const lesson = sampleLesson({ localVideoFile: video })

/** A page that was opened anew; `shown` is what the school answers with, each time that it is asked. */
export function openPage(shown = () => lesson) {
  const client = new QueryClient()
  const stages = vi.fn<() => object[]>(() => [{ days: [{ ...day, lessonSets: [{ lessons: [shown()] }] }] }])
  vi.spyOn(client, 'query').mockImplementation(async ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey.includes('stages') ? stages() : [stream],
  )
  return { client, downloads: downloadsOf(client, LEARNER), stages }
}

/** What is asked of hosts of videos, until the test ends; `answer` stands in for the host where it gives anything. */
export function watchHost(answer: (url: string, range: string | null) => Response | undefined = () => undefined) {
  const asked: string[] = []
  const original = globalThis.fetch
  const spied = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url, headers } = new Request(input, init)
    asked.push(url)
    return answer(url, headers.get('Range')) ?? original(input, init)
  })
  onTestFinished(() => spied.mockRestore())
  return { segments: () => asked.filter((url) => url.includes('.m4s') || url.includes('init.mp4')) }
}

const choice = { height: 240, bytesPerSecond: 500, isAutomatic: false }
/** What the queue takes for a lesson. */
export const chosen = (one = lesson) =>
  newLessons(stream, lessonsToKeep([{ day, lesson: one }], { isPhone: false, canRunHls: true }), choice)
export const stateOf = ({ downloads }: ReturnType<typeof openPage>) => downloads.read()?.lessons[0]?.state
