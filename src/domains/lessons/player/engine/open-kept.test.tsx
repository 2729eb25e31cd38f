import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { endSession } from '#/api/session-events'
import { writeToken } from '#/api/token-store'
import { chosen, LEARNER, openPage, stateOf, watchHost } from '#/domains/downloads/downloads-fixture'
import { sampleLesson, sampleVideo } from '#/domains/study/lessons/lesson-fixtures'
import { wipeLearner } from '#/platform/storage'
import { startEngine } from './engine'

const SAMPLE = '/mocks/media/hls/lumen/240/'
const SEGMENTS = 16
const HOST = 'https://videos.example/'
const FIRST_SEQUENCE = 5

type Bytes = Uint8Array<ArrayBuffer>
type Files = Record<string, string | Bytes>

/** The head of the sample video, and its segments of four seconds. */
async function sample(): Promise<{ head: Bytes; segments: Bytes[] }> {
  const read = async (name: string) => (await fetch(SAMPLE + name)).bytes()
  const names = Array.from({ length: SEGMENTS }, (_, at) => `${String(at).padStart(2, '0')}.m4s`)
  return { head: await read('init.mp4'), segments: await Promise.all(names.map(read)) }
}

const playlist = (lines: readonly string[]) =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:4',
    `#EXT-X-MEDIA-SEQUENCE:${FIRST_SEQUENCE}`,
    ...lines,
    '#EXT-X-ENDLIST\n',
  ].join('\n')

/** Segments behind one key, each with its sequence in place of a vector. */
async function encrypted(): Promise<Files> {
  const { head, segments } = await sample()
  const key = crypto.getRandomValues(new Uint8Array(16))
  const cipher = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt'])
  const files: Files = { 'video.m3u8': '', 'head.mp4': head, key }
  const encrypt = async (bytes: Bytes, at: number) => {
    const iv = new Uint8Array(16)
    iv[15] = FIRST_SEQUENCE + at
    files[`${at}.m4s`] = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, cipher, bytes))
  }
  await Promise.all(segments.map(encrypt))
  files['video.m3u8'] = playlist([
    '#EXT-X-MAP:URI="head.mp4"',
    '#EXT-X-KEY:METHOD=AES-128,URI="key"',
    ...segments.flatMap((_, at) => ['#EXTINF:4,', `${at}.m4s`]),
  ])
  return files
}

/** One file, of which a playlist names the ranges. */
async function ranges(): Promise<Files> {
  const { head, segments } = await sample()
  const file = await new Blob([head, ...segments]).bytes()
  const rows = segments.flatMap(({ length }, at) => [
    '#EXTINF:4,',
    at === 0 ? `#EXT-X-BYTERANGE:${length}@${head.length}` : `#EXT-X-BYTERANGE:${length}`,
    'all.mp4',
  ])
  return {
    'video.m3u8': playlist([`#EXT-X-MAP:BYTERANGE="${head.length}@0",URI="all.mp4"`, ...rows]),
    'all.mp4': file,
  }
}

/** Qualities of which this browser cannot play some, and one is sound alone. */
async function manyQualities(): Promise<Files> {
  const { head, segments } = await sample()
  return {
    ...Object.fromEntries(segments.map((bytes, at) => [`${at}.m4s`, bytes])),
    'head.mp4': head,
    'video.m3u8': `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=100,CODECS="mp4a.40.2"
none.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=9000,RESOLUTION=426x240,CODECS="none.1,mp4a.40.2"
none.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=4000,RESOLUTION=426x240,CODECS="avc1.4d401e,mp4a.40.2"
240.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=4000,RESOLUTION=426x240,CODECS="avc1.4d401e,mp4a.40.2"
none.m3u8
`,
    '240.m3u8': playlist(['#EXT-X-MAP:URI="head.mp4"', ...segments.flatMap((_, at) => ['#EXTINF:4,', `${at}.m4s`])]),
  }
}

/** A host with these files; one without ranges sends all of a file each time. */
function serve(files: Files, knowsRanges: boolean) {
  watchHost((url, range) => {
    if (!url.startsWith(HOST)) return undefined
    const file = files[url.slice(HOST.length)]
    if (file === undefined) return new Response(null, { status: 404 })
    const [from, to] =
      /(\d+)-(\d+)/
        .exec(range ?? '')
        ?.slice(1)
        .map(Number) ?? []
    if (!knowsRanges || from === undefined || to === undefined) return new Response(file)
    return new Response(file.slice(from, to + 1), { status: 206 })
  })
}

beforeEach(() => writeToken('a-token'))
afterEach(() => {
  endSession('signed_out')
  wipeLearner(LEARNER)
})

it.each([
  { form: 'segments behind a key', make: encrypted, knowsRanges: true },
  { form: 'ranges of one file', make: ranges, knowsRanges: true },
  { form: 'ranges of a file of a host that knows none', make: ranges, knowsRanges: false },
  { form: 'qualities of which some cannot be played here', make: manyQualities, knowsRanges: true },
])('$form are kept, play and seek without their host', async ({ make, knowsRanges }) => {
  serve(await make(), knowsRanges)
  const kept = sampleVideo({ m3u8: `${HOST}video.m3u8`, mp4: null })
  const lesson = sampleLesson({ localVideoFile: kept })
  const page = openPage(() => lesson)
  await page.downloads.keep(chosen(lesson))
  await expect.poll(() => stateOf(page), { timeout: 10_000 }).toBe('loaded')

  const video = document.body.appendChild(document.createElement('video'))
  video.muted = true
  const nothing = () => undefined
  const engine = startEngine(
    video,
    { m3u8: null, mp4: null, startAt: 0, kept: { learnerId: LEARNER, videoId: kept.id } },
    { onQualities: nothing, onLevel: nothing, onGap: nothing, onFailed: nothing },
  )
  onTestFinished(() => {
    engine.destroy()
    video.remove()
  })
  video.play().catch(nothing)
  await expect.poll(() => video.currentTime).toBeGreaterThan(0.3)
  expect(video.videoHeight).toBe(240)
  video.currentTime = 42
  await expect.poll(() => video.currentTime).toBeGreaterThan(42.2)
})
