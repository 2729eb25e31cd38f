import { onlineManager } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { usePlayback } from './use-playback'

const MEDIA = '/mocks/media/hls/lumen/'

/** What has been on the page, in turn: whether there is a connection and whether the video has failed. */
const drawn: string[] = []

function Probe({ mp4 }: { mp4: string }) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const { failedAt, startedAt } = usePlayback(video, { m3u8: null, mp4, startAt: 12 })
  useLayoutEffect(() => {
    drawn.push(
      `${onlineManager.isOnline() ? 'online' : 'offline'}, ${failedAt === null ? `from ${startedAt}` : 'failed'}`,
    )
  })
  return <video ref={setVideo} muted data-failed={failedAt !== null} />
}

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
