import { Events, ErrorDetails, ErrorTypes } from 'hls.js'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startEngine } from './engine'
import { type HlsLibrary, loadLightHls } from './load-hls'
import { rescue } from './rescue'

const nothing = () => undefined
const LISTENER = { onQualities: nothing, onLevel: nothing, onGap: nothing, onFailed: nothing }
const OUTCOMES = { giveUp: nothing, onGap: nothing }

const MEDIA = '/mocks/media/hls/lumen/'

function playing(): HTMLVideoElement {
  const video = document.body.appendChild(document.createElement('video'))
  onTestFinished(() => video.remove())
  video.muted = true
  video.play().catch(() => undefined)
  return video
}

it('a playing video keeps playing when its file replaces a broken playlist', async () => {
  const video = playing()
  const engine = startEngine(video, { m3u8: `${MEDIA}none.m3u8`, mp4: `${MEDIA}64.mp4`, startAt: 0 }, LISTENER)
  onTestFinished(() => engine.destroy())
  await expect.poll(() => video.currentTime).toBeGreaterThan(0.3)
  expect(video.currentSrc).toMatch(/64\.mp4$/)
})

it('a file that replaces a playlist which fails later offers no qualities', async () => {
  const Hls = await loadLightHls()
  const attach = vi.spyOn(Hls.prototype, 'attachMedia')
  onTestFinished(() => attach.mockRestore())
  const onQualities = vi.fn<(heights: number[]) => void>()
  const source = { m3u8: `${MEDIA}252.m3u8`, mp4: `${MEDIA}64.mp4`, startAt: 0 }
  const engine = startEngine(playing(), source, { ...LISTENER, onQualities })
  onTestFinished(() => engine.destroy())
  await expect.poll(() => onQualities.mock.calls).toEqual([[[240, 720]]])
  const data = { fatal: true, type: ErrorTypes.NETWORK_ERROR, details: ErrorDetails.LEVEL_EMPTY_ERROR }
  const [hls] = attach.mock.contexts as InstanceType<HlsLibrary>[]
  hls?.trigger(Events.ERROR, data as never)
  expect(onQualities).toHaveBeenLastCalledWith([])
})

it('where the browser plays playlists itself, the file replaces a broken one, too, and its own failure is told', async () => {
  const canRun = vi.spyOn(MediaSource, 'isTypeSupported').mockReturnValue(false)
  onTestFinished(() => canRun.mockRestore())
  const video = playing()
  vi.spyOn(video, 'canPlayType').mockReturnValue('maybe')
  const onFailed = vi.fn<(at: number, mayBeExpired: boolean) => void>()
  const listener = { ...LISTENER, onFailed }
  const engine = startEngine(video, { m3u8: `${MEDIA}none.m3u8`, mp4: `${MEDIA}64.mp4`, startAt: 20 }, listener)
  onTestFinished(() => engine.destroy())
  await expect.poll(() => video.currentTime, { timeout: 8000 }).toBe(20)
  expect(video.currentSrc).toMatch(/64\.mp4$/)
  expect(onFailed).not.toHaveBeenCalled()
  video.dispatchEvent(new Event('error'))
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(20, true)
})

it('a playing video keeps playing after its buffers were rebuilt', () => {
  const video = playing()
  const play = vi.spyOn(video, 'play').mockResolvedValue()
  const told = new Map<string, (name: string, data: unknown) => void>()
  const hls = {
    media: video,
    levels: [],
    on: (name: string, listener: () => void) => told.set(name, listener),
    off: () => undefined,
    // Takes the source away and puts it back, which pauses.
    recoverMediaError: () => video.pause(),
  }
  onTestFinished(rescue({ Events, ErrorDetails, ErrorTypes } as HlsLibrary, hls as never, 'a.m3u8', OUTCOMES))
  told.get(Events.ERROR)?.('error', { fatal: true, type: ErrorTypes.MEDIA_ERROR, details: 'bufferAppendError' })
  expect(play).toHaveBeenCalledOnce()
})

it('a video that is played before its source is attached buffers ahead, too', async () => {
  const video = playing()
  const engine = startEngine(video, { m3u8: `${MEDIA}252.m3u8`, mp4: null, startAt: 0 }, LISTENER)
  onTestFinished(() => engine.destroy())
  await expect.poll(() => video.buffered.length && video.buffered.end(0) - video.currentTime).toBeGreaterThan(25)
})

it('a connection that is lost before the first segment does not lose the place', async () => {
  // Only segments are requested this way; this one stays unanswered.
  const asked = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined)
  onTestFinished(() => asked.mockRestore())
  const video = document.createElement('video')
  const engine = startEngine(video, { m3u8: `${MEDIA}252.m3u8`, mp4: null, startAt: 120 }, LISTENER)
  onTestFinished(() => engine.destroy())
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0)
  dispatchEvent(new Event('offline'))
  asked.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.poll(() => video.currentTime).toBe(120)
})

it('the quality that playing starts with is told with the qualities, not only with the first frame', async () => {
  const told: unknown[] = []
  const video = playing()
  const onLevel = (level: number) => told.push({ level, hasFrame: video.readyState > 0 })
  const listener = { ...LISTENER, onQualities: (heights: number[]) => told.push(heights.length), onLevel }
  const engine = startEngine(video, { m3u8: `${MEDIA}252.m3u8`, mp4: null, startAt: 0 }, listener)
  onTestFinished(() => engine.destroy())
  await expect.poll(() => told.length).toBeGreaterThan(1)
  expect(told.slice(0, 2)).toEqual([2, { level: expect.any(Number), hasFrame: false }])
})

it('an engine that was replaced before its playlists came leaves the video to the next one', async () => {
  const { fetch } = globalThis
  const answer = Promise.withResolvers<void>()
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
    await answer.promise
    return fetch(...request)
  })
  onTestFinished(() => asked.mockRestore())
  const video = playing()
  const source = { m3u8: `${MEDIA}252.m3u8`, mp4: null, startAt: 0 }
  startEngine(video, source, LISTENER).destroy()
  const engine = startEngine(video, source, LISTENER)
  onTestFinished(() => engine.destroy())
  video.play().catch(() => undefined)
  await expect.poll(() => video.currentTime).toBeGreaterThan(0)
  const { src, currentTime } = video
  answer.resolve()
  await expect.poll(() => video.currentTime).toBeGreaterThan(currentTime + 1)
  expect(video.src).toBe(src)
})

it('an engine that was replaced before its file began does not move the next one to its place', async () => {
  const video = playing()
  startEngine(video, { m3u8: null, mp4: `${MEDIA}none.mp4`, startAt: 120 }, LISTENER).destroy()
  const engine = startEngine(video, { m3u8: null, mp4: `${MEDIA}64.mp4`, startAt: 0 }, LISTENER)
  onTestFinished(() => engine.destroy())
  await expect.poll(() => video.readyState).toBeGreaterThan(0)
  expect(video.currentTime).toBeLessThan(10)
})

it('a connection that is back before the pause ends is used once', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const told = new Map<string, (name: string, data: unknown) => void>()
  const hls = {
    media: null,
    config: { startPosition: 0 },
    levels: [{}],
    on: (name: string, listener: () => void) => told.set(name, listener),
    off: () => undefined,
    startLoad: vi.fn<() => void>(),
  }
  onTestFinished(rescue({ Events, ErrorDetails, ErrorTypes } as HlsLibrary, hls as never, 'a.m3u8', OUTCOMES))
  told.get(Events.ERROR)?.('error', { fatal: true, type: ErrorTypes.NETWORK_ERROR, details: 'fragLoadError' })
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  expect(hls.startLoad).toHaveBeenCalledOnce()
})

/** The address of a playlist that was never closed, of segments of four seconds. */
function openPlaylist(segments: string[]): string {
  const near = (name: string) => new URL(`${MEDIA}240/${name}`, location.href).href
  const lines = segments.flatMap((name) => ['#EXTINF:4,', near(name)])
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:4', '#EXT-X-PLAYLIST-TYPE:EVENT']
  const text = [...head, `#EXT-X-MAP:URI="${near('init.mp4')}"`, ...lines].join('\n')
  return URL.createObjectURL(new Blob([text]))
}

/** Answers every request for a segment named "lost" with a status. */
function answerLost(status: number) {
  const original = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'status')
  const spied = vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockImplementation(function (this: XMLHttpRequest) {
    return this.readyState > 1 && this.responseURL.includes('lost') ? status : Number(original?.get?.call(this))
  })
  onTestFinished(() => spied.mockRestore())
}

it('a playlist that was never closed plays from its beginning, over a segment that its host lacks, which is told', async () => {
  answerLost(404)
  const video = playing()
  const onGap = vi.fn<(from: number, to: number) => void>()
  const m3u8 = openPlaylist(['00.m4s', 'lost.m4s', '02.m4s', '03.m4s'])
  const engine = startEngine(video, { m3u8, mp4: null, startAt: 0 }, { ...LISTENER, onGap })
  onTestFinished(() => engine.destroy())
  await expect.poll(() => video.currentTime).toBeGreaterThan(0.1)
  expect(video.currentTime).toBeLessThan(4)
  await expect.poll(() => video.currentTime, { timeout: 12_000 }).toBeGreaterThan(8.2)
  expect(onGap).toHaveBeenCalledOnce()
  expect(onGap.mock.calls[0]?.map(Math.round)).toEqual([4, 8])
}, 20_000)

it('an address that its host refuses is given up at once, as one that a new answer may replace', async () => {
  answerLost(403)
  const onFailed = vi.fn<(at: number, mayBeExpired: boolean) => void>()
  const source = { m3u8: openPlaylist(['lost.m4s', '01.m4s']), mp4: null, startAt: 0 }
  const engine = startEngine(playing(), source, { ...LISTENER, onFailed })
  onTestFinished(() => engine.destroy())
  await expect.poll(() => onFailed.mock.calls).toEqual([[0, true]])
})

it('a video of which nothing is there is given up, not skipped to its end', async () => {
  answerLost(404)
  const onFailed = vi.fn<(at: number, mayBeExpired: boolean) => void>()
  const lost = Array.from({ length: 8 }, (_, number) => `lost-${number}.m4s`)
  const engine = startEngine(playing(), { m3u8: openPlaylist(lost), mp4: null, startAt: 0 }, { ...LISTENER, onFailed })
  onTestFinished(() => engine.destroy())
  await expect.poll(() => onFailed.mock.calls, { timeout: 15_000 }).toEqual([[0, false]])
}, 20_000)

it('a video whose first segment is missing begins behind it', async () => {
  answerLost(404)
  const video = playing()
  const source = { m3u8: openPlaylist(['lost.m4s', '01.m4s', '02.m4s']), mp4: null, startAt: 0 }
  const engine = startEngine(video, source, LISTENER)
  onTestFinished(() => engine.destroy())
  await expect.poll(() => video.currentTime, { timeout: 12_000 }).toBeGreaterThan(4.2)
}, 20_000)

it('a place beyond the end of the file starts at the beginning', async () => {
  const video = playing()
  const source = { m3u8: openPlaylist(['00.m4s', '01.m4s']), mp4: null, startAt: 40 }
  const engine = startEngine(video, source, LISTENER)
  onTestFinished(() => engine.destroy())
  await expect.poll(() => video.currentTime).toBeGreaterThan(0.1)
  expect(video.currentTime).toBeLessThan(4)
})
