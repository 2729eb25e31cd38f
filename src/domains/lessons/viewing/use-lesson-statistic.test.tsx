import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#/api/query-client'
import { brandInForce } from '#/domains/site-config/current-brand'
import { BrandContext } from '#/domains/site-config/use-brand'
import { serveCalls } from '../../../../tests/contract/edge'
import * as examples from '../../../../tests/contract/examples'
import { renderUi } from '../../../../tests/render-ui'
import { useLessonStatistic } from './use-lesson-statistic'

const viewing = { streamId: 301, dayId: 504, lessonId: 811, countsPlays: true, learnerId: 7, dayStatus: null }

function Counted({ video }: { video: HTMLVideoElement }) {
  useLessonStatistic(video, viewing)
  return null
}

/** The lock between tabs is granted asynchronously. */
async function turnGiven() {
  await expect.poll(() => vi.getTimerCount()).toBe(1)
}

afterEach(() => vi.useRealTimers())

test('a playing video keeps counting when the school’s timings arrive late', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const calls = serveCalls(() => examples.lessonStatistic)
  const client = createQueryClient()
  const video = document.createElement('video')
  vi.spyOn(video, 'paused', 'get').mockReturnValue(false)
  vi.spyOn(video, 'currentTime', 'get').mockImplementation(() => performance.now() / 1000)
  const savedEvery = (saveTimeout: number) => {
    const timings = { saveTimeout, minViewed: 2000, minViewedAfterEnd: 30_000 }
    return (
      <QueryClientProvider client={client}>
        <BrandContext value={{ ...brandInForce(null, null, 'en'), statisticTimings: timings }}>
          <Counted video={video} />
        </BrandContext>
      </QueryClientProvider>
    )
  }
  const { rerender } = await renderUi(savedEvery(5000))
  await turnGiven()
  await rerender(savedEvery(4000))
  await turnGiven()
  vi.advanceTimersByTime(4000)
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([expect.objectContaining({ viewedSeconds: 4 })])
})
