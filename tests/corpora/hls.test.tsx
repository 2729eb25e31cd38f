import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sampleVideo } from '#/domains/study/lessons/lesson-fixtures'
import { startEngine } from '#/domains/lessons/player/engine/engine'
import { Player } from '#/domains/lessons/player/player'
import { isFragmentedMp4, namesRenditions, variantsOf } from '#/domains/lessons/player/engine/playlist'
import { cueText } from '#/domains/lessons/captions/cue-text'
import { cuesOfTrack, parseCues } from '#/domains/lessons/captions/cues'
import { pause } from '#/lib/pause'
import * as z from '#/lib/zod'

const folder: unknown = import.meta.env['CORPORA']
const present = typeof folder === 'string' && folder !== ''
if (!present) console.warn('hls corpus: skipped, set CORPORA to the folder of the corpora')

const STREAMS = [
  'shaka-text-de/index.m3u8',
  'shaka-text-offset/index.m3u8',
  'media3-webvtt/multivariant_playlist.m3u8',
  'media3-cmaf-12seg/playlist.m3u8',
  'shaka-multi-quality/master.m3u8',
]
const playlists = z.array(z.object({ path: z.string(), m3u8: z.string() }))
const cue = z.object({ startTime: z.number(), endTime: z.number(), text: z.string() })
const subtitles = z.array(z.object({ path: z.string(), vtt: z.string(), expected_cues: z.nullable(z.array(cue)) }))

const rows = async <S extends z.ZodMiniType>(file: string, schema: S) =>
  z.parse(schema, await (await fetch(`/@fs${String(folder)}/hls/${file}`)).json())

const rejected = vi.fn<(reason: unknown) => void>()
const onRejection = (event: PromiseRejectionEvent) => {
  rejected(event.reason)
  event.preventDefault()
}

const quiet = () => {}

describe.skipIf(!present)('hls corpus', () => {
  beforeEach(() => {
    rejected.mockClear()
    addEventListener('unhandledrejection', onRejection)
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    localStorage.clear()
    localStorage.setItem('learner.playback', JSON.stringify({ isMuted: true }))
  })
  afterEach(() => {
    removeEventListener('unhandledrejection', onRejection)
  })

  test.each(STREAMS)(
    '%s plays',
    async (stream) => {
      await page.viewport(1000, 700)
      let element: HTMLVideoElement | null = null
      const source = sampleVideo({
        m3u8: await served(`${String(folder)}/hls/${stream}`),
        mp4: null,
        subs: [],
        duration: 0,
      })
      await render(
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={new QueryClient()}>
            <Player
              source={source}
              learnerId={1}
              lessonId={1}
              view="do"
              sheet={{ shown: null, open: () => {}, close: () => {} }}
              onReload={async () => {}}
              onVideo={(video) => {
                element = video
              }}
            />
          </QueryClientProvider>
        </I18nProvider>,
      )
      await vi.waitFor(() => element?.play(), { timeout: 15_000 })
      await expect.poll(() => element?.currentTime, { timeout: 15_000 }).toBeGreaterThan(0.4)
      expect(rejected).not.toHaveBeenCalled()
    },
    30_000,
  )

  test('no playlist, however broken, throws or leaves a rejection', async () => {
    const cases = await rows('m3u8-cases.json', playlists)
    expect(cases.length).toBeGreaterThanOrEqual(133)
    for (const { m3u8 } of cases) {
      variantsOf(m3u8, 'https://v.example/a.m3u8')
      namesRenditions(m3u8)
      isFragmentedMp4(m3u8)
      const url = URL.createObjectURL(new Blob([m3u8], { type: 'application/vnd.apple.mpegurl' }))
      const video = document.createElement('video')
      const engine = startEngine(
        video,
        { m3u8: url, mp4: null, startAt: 0 },
        { onQualities: quiet, onLevel: quiet, onGap: quiet, onFailed: quiet },
      )
      // Long enough for the text to be fetched and parsed.
      // oxlint-disable-next-line no-await-in-loop
      await pause(40)
      engine.destroy()
      URL.revokeObjectURL(url)
    }
    expect(rejected).not.toHaveBeenCalled()
  }, 60_000)

  test('subtitles are read as the browser reads them, and none throws', async () => {
    const cases = await rows('webvtt-cases.json', subtitles)
    expect(cases.length).toBeGreaterThanOrEqual(257)
    const wrong: string[] = []
    for (const { path, vtt, expected_cues: expected } of cases) {
      // oxlint-disable-next-line no-await-in-loop
      const [native, parsed] = await Promise.all([nativeCues(vtt), parseCues(vtt)])
      if (native.length !== parsed.length) wrong.push(`${path}: browser ${native.length}, parser ${parsed.length}`)
      const said = expected?.map(({ text }) => cueText(text)).filter((text) => text !== '') ?? null
      if (said && said.length === native.length && said.some((text) => native.every((one) => one.text !== text)))
        wrong.push(`${path}: ${JSON.stringify(said)} is read as ${JSON.stringify(native.map((one) => one.text))}`)
    }
    expect(rejected).not.toHaveBeenCalled()
    console.warn(`webvtt corpus: ${wrong.length} of ${cases.length} files are read differently:\n${wrong.join('\n')}`)
    // Our parser only steps in where no video can be shown; these are the files that only one of the two parsers accepts.
    expect(wrong.length).toBeLessThanOrEqual(12)
  }, 60_000)
})

async function nativeCues(vtt: string) {
  const video = document.createElement('video')
  const track = document.createElement('track')
  const url = URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' }))
  track.src = url
  const read = new Promise<void>((resolve) => {
    track.addEventListener('load', () => resolve())
    track.addEventListener('error', () => resolve())
  })
  video.append(track)
  track.track.mode = 'hidden'
  await read
  URL.revokeObjectURL(url)
  return track.track.cues ? cuesOfTrack(track.track.cues) : []
}

/** A file as an address of the page, a playlist with every file that it names: Vite would take segments (.ts) for TypeScript. */
async function served(path: string): Promise<string> {
  if (!path.endsWith('.m3u8')) {
    const bytes = Uint8Array.from(atob(await commands.readFile(path, 'base64')), (letter) => letter.charCodeAt(0))
    return URL.createObjectURL(new Blob([bytes]))
  }
  const near = (name: string) => served(`${path.slice(0, path.lastIndexOf('/'))}/${name}`)
  const known = new Map<string, Promise<string>>()
  const address = (name: string) => {
    const asked = known.get(name) ?? near(name)
    known.set(name, asked)
    return asked
  }
  const lines = (await commands.readFile(path, 'utf8')).split(/\r?\n/).map(async (line) => {
    if (line !== '' && !line.startsWith('#')) return address(line)
    const named = /URI="([^"]+)"/.exec(line)?.[1]
    return named ? line.replace(named, await address(named)) : line
  })
  return URL.createObjectURL(new Blob([(await Promise.all(lines)).join('\n')]))
}
