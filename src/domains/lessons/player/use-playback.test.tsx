import { onlineManager } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { usePlayback } from './use-playback'

const MEDIA = '/mocks/media/hls/lumen/'

const renew = vi.fn<() => Promise<void>>()
const HELPERS = { renew, onGap: () => undefined }

/** What has been on the page, in turn: whether there is a connection and whether the video has failed. */
const drawn: string[] = []

function Probe({ mp4 }: { mp4: string }) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const { failedAt, startedAt } = usePlayback(video, { m3u8: null, mp4, startAt: 12 }, HELPERS)
  useLayoutEffect(() => {
    drawn.push(
      `${onlineManager.isOnline() ? 'online' : 'offline'}, ${failedAt === null ? `from ${startedAt}` : 'failed'}`,
    )
  })
  return <video ref={setVideo} muted data-failed={failedAt !== null} />
}

beforeEach(() => void renew.mockReset().mockResolvedValue())
afterEach(() => onlineManager.setOnline(true))

const shown = () => document.querySelector('video')!

it('a newly signed address does not interrupt a playing video', async () => {
  const { rerender } = await render(<Probe mp4={`${MEDIA}64.mp4?signed=1`} />)
  await shown().play()
  await expect.poll(() => shown().currentTime).toBeGreaterThan(0.3)
  await rerender(<Probe mp4={`${MEDIA}64.mp4?signed=2`} />)
  expect(shown().paused).toBe(false)
  await expect.poll(() => shown().currentTime).toBeGreaterThan(0.8)
  expect(shown().currentSrc).toContain('signed=1')
})

it('a new address is used where the previous one failed', async () => {
  const { rerender } = await render(<Probe mp4="/none.mp4" />)
  await expect.poll(() => shown().dataset['failed']).toBe('true')
  await rerender(<Probe mp4={`${MEDIA}64.mp4`} />)
  await expect.poll(() => shown().readyState).toBeGreaterThan(0)
  await expect.poll(() => shown().dataset['failed']).toBe('false')
})

it('a failure that the connection explains is over when it is back, and the place is known all the time', async () => {
  onlineManager.setOnline(false)
  await render(<Probe mp4="/none.mp4" />)
  await expect.poll(() => shown().dataset['failed']).toBe('true')
  drawn.length = 0
  onlineManager.setOnline(true)
  await expect.poll(() => drawn).toContain('online, failed')
  expect(drawn[0]).toBe('online, from 12')
})

it('an address that has expired is asked for anew, once, and the video plays on without a press', async () => {
  const answer = Promise.withResolvers<void>()
  renew.mockReturnValue(answer.promise)
  const { rerender } = await render(<Probe mp4="/none.mp4?signed=1" />)
  shown().autoplay = true
  await expect.poll(() => renew.mock.calls.length).toBe(1)
  expect(shown().dataset['failed']).toBe('false')
  await rerender(<Probe mp4={`${MEDIA}64.mp4?signed=2`} />)
  answer.resolve()
  await expect.poll(() => shown().currentTime).toBeGreaterThan(12.3)
  expect(shown().dataset['failed']).toBe('false')
})

it('a new address that fails at the same place is not asked for again', async () => {
  const { rerender } = await render(<Probe mp4="/none.mp4?signed=1" />)
  await expect.poll(() => shown().dataset['failed']).toBe('true')
  await rerender(<Probe mp4="/none.mp4?signed=2" />)
  await expect.poll(() => shown().dataset['failed']).toBe('true')
  expect(renew).toHaveBeenCalledOnce()
})
