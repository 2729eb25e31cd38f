/**
 * Makes the sample media of the mock world with ffmpeg: `node mocks/make-media.ts`.
 * Each brand has 64 s of video in two qualities, cut into 4 s fMP4 segments; longer lessons are playlists that go through these segments again.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stop } from '../tests/stop.ts'
import { CUES } from './media-src/cues.ts'
import { LENGTHS } from './media-src/lengths.ts'

const MEDIA = join(import.meta.dirname, 'media')
const BASE_SECONDS = 64
/** Fading stills need no more. */
const FRAME_RATE = 4
const SOUND_RATE = 8000
const SEGMENT_SECONDS = 4
const QUALITIES = [
  { name: '240', width: 426, height: 240, crf: 48 },
  { name: '720', width: 1280, height: 720, crf: 48 },
]
const SHOTS: Record<string, string[]> = {
  lumen: ['photo-egg-side', 'photo-egg-front', 'photo-egg-back', 'photo-pear-side'],
  kinetic: ['kinetic-hip-hinge', 'kinetic-desk-reset', 'kinetic-hip-hinge', 'kinetic-desk-reset'],
  demo: ['demo-bread', 'demo-watercolour', 'demo-speak', 'demo-bread'],
}
/** One mp4 is enough to show that it plays. */
const WITH_MP4 = 'lumen'
const LANGUAGES = ['en', 'ru', 'es'] as const

function ffmpeg(...args: string[]) {
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: 'inherit' })
}

// Checked before the stored media are deleted.
try {
  ffmpeg('-version')
} catch {
  stop('ffmpeg was not found: install it (Debian: apt-get install ffmpeg)')
}

/** Still pictures that cross-fade, and a soft chord. Nothing moves that could be taken for the player's own controls. */
function encode(brand: string, size: { width: number; height: number; crf: number }, out: string, seconds: number) {
  const shots = SHOTS[brand] ?? []
  const each = seconds / shots.length
  // ffmpeg would draw the SVG again for every frame, so each is drawn once; its grain is smoothed away, which makes segments small.
  const drawn = shots.map((shot, n) => {
    const file = join(out, `shot-${n}.png`)
    const fill = `scale=${size.width}:${size.height}:force_original_aspect_ratio=increase,crop=${size.width}:${size.height},gblur=sigma=1.4`
    ffmpeg('-i', join(MEDIA, 'art', `${shot}.svg`), '-vf', fill, '-frames:v', '1', file)
    return file
  })
  const inputs = drawn.flatMap((file) => [
    '-loop',
    '1',
    '-framerate',
    String(FRAME_RATE),
    '-t',
    String(each + 1),
    '-i',
    file,
  ])
  const scaled = shots.map((_, n) => `[${n}:v]setsar=1,fps=${FRAME_RATE},format=yuv420p[s${n}]`)
  const faded = shots
    .slice(1)
    .map(
      (_, n) =>
        `[${n === 0 ? 's0' : `x${n}`}][s${n + 1}]xfade=transition=fade:duration=0.5:offset=${each * (n + 1) - 0.5}[x${n + 1}]`,
    )
  const last = `[x${shots.length - 1}]fade=t=in:d=0.6,format=yuv420p[v]`
  const sound = `sine=f=196:r=${SOUND_RATE}:d=${seconds}[t0];sine=f=294:r=${SOUND_RATE}:d=${seconds}[t1];[t0][t1]amix=inputs=2,volume=0.25,tremolo=f=0.12:d=0.6,afade=t=in:d=1[a]`
  ffmpeg(
    ...inputs,
    '-filter_complex',
    [...scaled, ...faded, last, sound].join(';'),
    '-map',
    '[v]',
    '-map',
    '[a]',
    '-t',
    String(seconds),
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-preset',
    'veryslow',
    // What it spends to look sharp costs as much again, and shows nothing on stills that are smoothed.
    '-tune',
    'psnr',
    '-crf',
    String(size.crf),
    '-bf',
    '0',
    '-g',
    String(FRAME_RATE * SEGMENT_SECONDS),
    '-keyint_min',
    String(FRAME_RATE * SEGMENT_SECONDS),
    '-sc_threshold',
    '0',
    // Without the encoder's own metadata.
    '-bsf:v',
    'filter_units=remove_types=6',
    '-c:a',
    'aac',
    // Less, and the chord is gone.
    '-b:a',
    '1k',
    '-aac_coder',
    'fast',
    '-ac',
    '1',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-f',
    'hls',
    '-hls_time',
    String(SEGMENT_SECONDS),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_segment_options',
    'movflags=+skip_sidx',
    '-hls_fmp4_init_filename',
    'init.mp4',
    '-hls_segment_filename',
    join(out, '%02d.m4s'),
    join(out, 'made.m3u8'),
  )
  for (const file of drawn) rmSync(file)
}

function playlist(quality: string, seconds: number) {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${quality}/init.mp4"`,
  ]
  const segments = BASE_SECONDS / SEGMENT_SECONDS
  for (let n = 0; n < seconds / SEGMENT_SECONDS; n += 1) {
    if (n > 0 && n % segments === 0) lines.push('#EXT-X-DISCONTINUITY')
    lines.push(`#EXTINF:${SEGMENT_SECONDS},`, `${quality}/${String(n % segments).padStart(2, '0')}.m4s`)
  }
  return [...lines, '#EXT-X-ENDLIST', ''].join('\n')
}

function master(seconds: number, sizes: { name: string; width: number; height: number; bandwidth: number }[]) {
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...sizes.flatMap(({ name, width, height, bandwidth }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="avc1.4d401e,mp4a.40.2",FRAME-RATE=${FRAME_RATE}`,
      `${seconds}-${name}.m3u8`,
    ]),
    '',
  ].join('\n')
}

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(14, 23)

function subtitles(brand: string, language: (typeof LANGUAGES)[number], seconds: number) {
  const cues = CUES[brand] ?? []
  const blocks = cues.map((cue, n) => {
    const start = Math.round(cue.at * seconds * 10) / 10
    const next = (cues[n + 1]?.at ?? 0.995) * seconds
    return `${clock(start)} --> ${clock(Math.min(start + 7, next - 0.1))}\n${cue[language]}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** The largest segment as bits per second, which is what BANDWIDTH means. */
function peak(folder: string) {
  return Math.max(
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.m4s'))
      .map((name) => (readFileSync(join(folder, name)).length * 8) / SEGMENT_SECONDS),
  )
}

function make(brand: string, folder: string, sizes: typeof QUALITIES, lengths: readonly number[]) {
  rmSync(folder, { recursive: true, force: true })
  const made = sizes.map((size) => {
    const out = join(folder, size.name)
    mkdirSync(out, { recursive: true })
    encode(brand, size, out, BASE_SECONDS)
    rmSync(join(out, 'made.m3u8'))
    return { ...size, bandwidth: Math.ceil(peak(out)) }
  })
  for (const seconds of lengths) {
    for (const { name } of sizes) writeFileSync(join(folder, `${seconds}-${name}.m3u8`), playlist(name, seconds))
    writeFileSync(join(folder, `${seconds}.m3u8`), master(seconds, made))
    for (const language of LANGUAGES)
      writeFileSync(join(folder, `${seconds}.${language}.vtt`), subtitles(brand, language, seconds))
  }
  const smallest = sizes[0]
  if (!smallest) return
  if (brand === WITH_MP4 && sizes.length > 1) {
    const list = join(folder, `${BASE_SECONDS}-${smallest.name}.m3u8`)
    ffmpeg(
      '-allowed_extensions',
      'ALL',
      '-i',
      list,
      '-c',
      'copy',
      '-movflags',
      '+faststart',
      join(folder, `${BASE_SECONDS}.mp4`),
    )
  }
  ffmpeg(
    '-i',
    join(MEDIA, 'art', `${SHOTS[brand]?.[0]}.svg`),
    '-vf',
    `scale=${smallest.width}:${smallest.height}:force_original_aspect_ratio=increase,crop=${smallest.width}:${smallest.height}`,
    '-frames:v',
    '1',
    '-q:v',
    '8',
    join(folder, 'poster.jpg'),
  )
}

for (const brand of Object.keys(SHOTS))
  make(brand, join(MEDIA, 'hls', brand), QUALITIES, LENGTHS[brand] ?? [BASE_SECONDS])
make('kinetic', join(MEDIA, 'hls', 'vertical'), [{ name: '384', width: 216, height: 384, crf: 48 }], [BASE_SECONDS])
