import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { endSession } from '#/api/session-events'
import { writeToken } from '#/api/token-store'
import { sampleLesson, sampleVideo } from '#/domains/study/lessons/lesson-fixtures'
import { studyQueries } from '#/domains/study/course-queries'
import { openKeptAnswers } from '#/platform/kept-answers'
import { keptMedia, NO_SPACE } from '#/platform/kept-media'
import { wipeLearner } from '#/platform/storage'
import { makeStage } from '../../../tests/contract/made'
import { chosen, LEARNER, openPage, stateOf, stream, video, watchHost } from './downloads-fixture'
import { keptIndex } from './kept-index'
import { keptBeside, keptSource, keptText } from './kept-source'

/** Segments of the video, and the head of its file. */
const PARTS = 17

beforeEach(() => writeToken('a-token'))
afterEach(() => {
  endSession('signed_out')
  wipeLearner(LEARNER)
  onlineManager.setOnline(true)
})

it('keeps a lesson with its subtitles, and removes all of it', async () => {
  const host = watchHost()
  const page = openPage()
  await page.downloads.keep(chosen())
  await expect.poll(() => stateOf(page)).toBe('loaded')
  expect(host.segments()).toHaveLength(PARTS)
  expect(keptIndex(LEARNER)).toEqual({ videos: [video.id], documents: [], lessons: 1, isWaiting: false })
  const source = await keptSource(LEARNER, video.id)
  expect(source?.kind === 'hls' && source.master).not.toContain('.m3u8')
  const beside = await keptBeside(LEARNER, video.id)
  const spanish = { languageCode: 'es-ES', label: '', name: 'es-ES.vtt', url: 'https://cdn.example/new.vtt?sign=9' }
  expect(keptText(beside.subs, spanish)).toMatch(/^WEBVTT/)
  expect(beside.poster?.size).toBeGreaterThan(0)

  await page.downloads.remove(chosen().map(({ id }) => id))
  expect(await keptMedia(LEARNER).partNames(video.id)).toEqual([])
  expect(await keptSource(LEARNER, video.id)).toBeNull()
  expect(keptIndex(LEARNER).videos).toEqual([])
})

it('goes on after a reload with what is missing, and by itself when the line is back', async () => {
  let served = 0
  const lineDrops = (url: string) => {
    if (!url.includes('.m4s')) return undefined
    served += 1
    if (served !== 6) return undefined
    onlineManager.setOnline(false)
    throw new TypeError('Failed to fetch')
  }
  const first = watchHost(lineDrops)
  const page = openPage()
  await page.downloads.keep(chosen())
  await expect.poll(() => stateOf(page)).toBe('pending')
  const here = await keptMedia(LEARNER).partNames(video.id)
  expect(here).toHaveLength(6)
  expect(first.segments()).toHaveLength(7)
  endSession('unauthorized')
  writeToken('a-new-token')
  const again = openPage()
  onlineManager.setOnline(true)
  await expect.poll(() => stateOf(again)).toBe('loaded')
  expect(first.segments()).toHaveLength(PARTS + 1)
})

it('asks for the lesson anew where an address has expired, and fails once that brings nothing more', async () => {
  const signed = (sign: number) => sampleLesson({ localVideoFile: { ...video, m3u8: `${video.m3u8}?sign=${sign}` } })
  let sign = 1
  let segments = 0
  watchHost((url) => {
    if (url.includes('.m4s')) segments += 1
    // The first address is good for three segments, the next one for none.
    const isExpired = segments > 3 && url.includes('.m4s')
    return isExpired ? new Response(null, { status: 403 }) : undefined
  })
  const page = openPage(() => signed(sign++))
  await page.downloads.keep(chosen())
  await expect.poll(() => stateOf(page)).toBe('fail')
  expect(page.downloads.read()?.lessons[0]?.failure).toEqual({ code: 'gone' })
  expect(page.stages).toHaveBeenCalledTimes(2)
  expect(await keptMedia(LEARNER).partNames(video.id)).toHaveLength(4)

  vi.mocked(globalThis.fetch).mockRestore()
  await page.downloads.resume(chosen().map(({ id }) => id))
  await expect.poll(() => stateOf(page)).toBe('loaded')
})

it('says how much room is missing before it fetches anything', async () => {
  const host = watchHost()
  const space = vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 2000, usage: 1000 })
  onTestFinished(() => space.mockRestore())
  const page = openPage()
  await page.downloads.keep(chosen())
  await expect.poll(() => stateOf(page)).toBe('fail')
  const [kept] = page.downloads.read()?.lessons ?? []
  expect(kept?.failure).toEqual({ code: NO_SPACE, needed: 32_000, free: 1000 })
  expect(host.segments()).toEqual([])
})

it('pauses, and fetches nothing until it goes on', async () => {
  const page = openPage()
  const ids = chosen().map(({ id }) => id)
  let isFirst = true
  const host = watchHost((url) => {
    if (isFirst && url.includes('/03.m4s')) {
      isFirst = false
      void page.downloads.pause(ids)
    }
    return undefined
  })
  await page.downloads.keep(chosen())
  await expect.poll(() => page.downloads.read()?.lessons[0]).toMatchObject({ isPaused: true, state: 'pending' })
  const before = host.segments().length
  expect(before).toBeLessThan(PARTS)
  await page.downloads.resume(ids)
  await expect.poll(() => stateOf(page)).toBe('loaded')
})

it('keeps a file in pieces where there is no playlist', async () => {
  const file = sampleVideo({ m3u8: null })
  const page = openPage(() => sampleLesson({ localVideoFile: file }))
  await page.downloads.keep(chosen(sampleLesson({ localVideoFile: file })))
  await expect.poll(() => stateOf(page)).toBe('loaded')
  const source = await keptSource(LEARNER, file.id)
  const whole = await fetch(file.mp4 ?? '').then((response) => response.blob())
  expect(source?.kind === 'file' && source.file.size).toBe(whole.size)
})

it('keeps the answers that a kept lesson needs beyond their day, those of days that come apart too', async () => {
  const page = openPage()
  const { queryKey } = studyQueries.stages(stream.courseId)
  page.client.setQueryData(queryKey, [makeStage({ id: 61 })])
  await page.downloads.keep(chosen())
  const answers = await openKeptAnswers(LEARNER)
  onTestFinished(answers.close)
  const address = `https://learn.example/spa/api/v1/courses/${stream.courseId}/stages/61/days?lang=en`
  await answers.keep(address, { text: '{}', status: 200, headers: [], keptAt: 0 })
  expect(await answers.read(address, Date.now())).not.toBeNull()
  await page.downloads.remove(chosen().map(({ id }) => id))
  expect(await answers.read(address, Date.now())).toBeNull()
})

it('asks a host that knows no ranges for the file once', async () => {
  const file = sampleVideo({ m3u8: null })
  const bytes = new Uint8Array(9 * 1024 * 1024)
  let asked = 0
  watchHost((url) => {
    if (url !== new URL(file.mp4 ?? '', location.href).href) return undefined
    asked += 1
    return new Response(bytes)
  })
  const page = openPage(() => sampleLesson({ localVideoFile: file }))
  await page.downloads.keep(chosen(sampleLesson({ localVideoFile: file })))
  await expect.poll(() => stateOf(page)).toBe('loaded')
  expect(asked).toBe(1)
  const source = await keptSource(LEARNER, file.id)
  expect(source?.kind === 'file' && source.file.size).toBe(bytes.length)
})

it('says so where a host lets nobody from another site read its videos', async () => {
  const original = globalThis.fetch
  const spied = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url } = new Request(input)
    if (!url.includes('.m4s')) return original(input, init)
    if (init?.mode === 'no-cors') return new Response()
    throw new TypeError('Failed to fetch')
  })
  onTestFinished(() => spied.mockRestore())
  const page = openPage()
  await page.downloads.keep(chosen())
  await expect.poll(() => page.downloads.read()?.lessons[0]?.failure, { timeout: 15_000 }).toEqual({ code: 'closed' })
})

const SEGMENTS = '#EXTINF:4,\n00.m4s'

it.each([
  {
    what: 'its key is for players with rights management',
    text: `#EXTM3U\n#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://1",KEYFORMAT="com.apple.streamingkeydelivery"\n${SEGMENTS}`,
    code: 'closed',
  },
  { what: 'its playlist is empty yet', text: '#EXTM3U\n#EXT-X-TARGETDURATION:4\n', code: 'unconverted' },
  { what: 'its host has words in place of the playlist', text: '# Nothing here', code: 'gone' },
])('says why a video is not kept of which $what', async ({ text, code }) => {
  const host = watchHost((url) => (url.includes('.m3u8') ? new Response(text) : undefined))
  const page = openPage()
  await page.downloads.keep(chosen())
  await expect.poll(() => page.downloads.read()?.lessons[0]?.failure).toEqual({ code })
  expect(host.segments()).toEqual([])
})

it('keeps a file whose last piece is as large as any, of a host that does not tell its size', async () => {
  const file = sampleVideo({ m3u8: null })
  const size = 4 * 1024 * 1024
  watchHost((url, range) => {
    if (url !== new URL(file.mp4 ?? '', location.href).href) return undefined
    return range?.startsWith('bytes=0-')
      ? new Response(new Uint8Array(size), { status: 206 })
      : new Response(null, { status: 416 })
  })
  const page = openPage(() => sampleLesson({ localVideoFile: file }))
  await page.downloads.keep(chosen(sampleLesson({ localVideoFile: file })))
  await expect.poll(() => stateOf(page), { timeout: 15_000 }).toBe('loaded')
  const source = await keptSource(LEARNER, file.id)
  expect(source?.kind === 'file' && source.file.size).toBe(size)
})

it('tells how much is missing where the device is full in the middle, whatever the browser promises', async () => {
  // oxlint-disable-next-line typescript/unbound-method -- called on the store below
  const original = IDBObjectStore.prototype.put
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (this.name === 'parts') throw new DOMException('full', 'QuotaExceededError')
    return key === undefined ? original.call(this, value) : original.call(this, value, key)
  })
  onTestFinished(() => put.mockRestore())
  const page = openPage()
  await page.downloads.keep(chosen())
  await expect
    .poll(() => page.downloads.read()?.lessons[0]?.failure)
    .toMatchObject({ code: NO_SPACE, needed: expect.any(Number) })
})

it('says that a browser keeps nothing, and keeps nothing of another learner’s', async () => {
  const opened = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  onTestFinished(() => opened.mockRestore())
  const page = openPage()
  await expect.poll(() => page.downloads.read()).toEqual({ lessons: [], isRefused: true })
  opened.mockRestore()
  expect(await keptMedia(LEARNER + 1).lessons()).toEqual([])
  wipeLearner(LEARNER + 1)
})
