import { expect, it } from 'vitest'
import { chosenQuality, keptMaster, mediaParts, qualitiesOf, RightsManaged } from './hls-parts'

const BASE = 'https://school.example/v/1501.m3u8?sign=1'
const MASTER = `#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="t",NAME="English",URI="t.m3u8"
#EXT-X-MEDIA:URI="es.m3u8",TYPE=AUDIO,GROUP-ID="a",NAME="Español"
#EXT-X-MEDIA:URI="en.m3u8?sign=2",TYPE=AUDIO,GROUP-ID="a",NAME="English",DEFAULT=YES
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="b",NAME="Inside"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="c",NAME="Only",URI="only.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="d",NAME="Broken",URI="http://[broken"
#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=900000,BANDWIDTH=1200000,RESOLUTION=1280x720,AUDIO="a",SUBTITLES="t",CLOSED-CAPTIONS=NONE
# a remark
large.m3u8
#EXT-X-STREAM-INF:AUDIO="b",BANDWIDTH=400000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2"
https://cdn.example/small.m3u8?sign=3
#EXT-X-STREAM-INF:BANDWIDTH=5,AUDIO="d",RESOLUTION=320x180
broken-sound.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=1
http://[broken
#EXT-X-STREAM-INF:BANDWIDTH=1`

const qualities = (text: string, unplayable = 'none') =>
  qualitiesOf(text, BASE, (codecs) => !codecs.includes(unplayable))

it('knows a quality whose sound is in it', () => {
  const [only] = qualities('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=7\nonly.m3u8')
  expect(only).toMatchObject({ height: 0, bitrate: 7, sound: null })
})

it('reads the qualities of a master playlist with their own sound, the smallest first', () => {
  const found = qualities(MASTER)
  expect(found.map(({ height, bitrate, url, sound }) => [height, bitrate, url, sound?.url ?? null])).toEqual([
    [180, 5, 'https://school.example/v/broken-sound.m3u8', null],
    [360, 400_000, 'https://cdn.example/small.m3u8?sign=3', null],
    [720, 900_000, 'https://school.example/v/large.m3u8', 'https://school.example/v/en.m3u8?sign=2'],
  ])
  expect(qualities('#EXTM3U\n#EXTINF:4,\n00.m4s')).toEqual([])
})

/** One line of a master playlist for each: bandwidth, height (0: sound alone), codecs. */
const masterOf = (rows: readonly (readonly [number, number, string])[]) =>
  ['#EXTM3U', '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="c",NAME="Only",URI="only.m3u8"']
    .concat(
      rows.flatMap(([bandwidth, height, codecs], at) => [
        `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},CODECS="${codecs}",AUDIO="c"${height > 0 ? `,RESOLUTION=16x${height}` : ''}`,
        `${at}.m3u8`,
      ]),
    )
    .join('\n')

it.each([
  [
    'one quality of each height, the best',
    [
      [9, 240, 'avc1'],
      [20, 720, 'avc1'],
      [30, 720, 'avc1'],
    ],
    [9, 30],
  ],
  [
    'the first of two hosts',
    [
      [9, 240, 'avc1'],
      [9, 240, 'avc1'],
    ],
    [9],
  ],
  [
    'none that this device cannot play',
    [
      [9, 240, 'avc1'],
      [20, 240, 'none.1,ac-3'],
      [8, 720, 'none.1'],
    ],
    [9],
  ],
  [
    'all where it can play none',
    [
      [9, 240, 'none'],
      [20, 720, 'none'],
    ],
    [9, 20],
  ],
  [
    'no sound alone beside a picture',
    [
      [3, 0, 'mp4a'],
      [9, 240, 'avc1,mp4a'],
    ],
    [9],
  ],
  [
    'the best where none tells its height',
    [
      [3, 0, 'mp4a'],
      [9, 0, 'mp4a'],
    ],
    [9],
  ],
  [
    'them by height, not by bitrate',
    [
      [9, 240, 'avc1'],
      [8, 720, 'hvc1'],
    ],
    [9, 8],
  ],
] as const)('offers %s', (_, rows, bitrates) => {
  const found = qualities(masterOf(rows))
  expect(found.map(({ bitrate }) => bitrate)).toEqual(bitrates)
  expect(found[0]?.url).toContain(`/${rows.findIndex(([bandwidth]) => bandwidth === bitrates[0])}.m3u8`)
  expect(found[0]?.sound?.url).toBe('https://school.example/v/only.m3u8')
})

it.each([
  { height: 720, chosen: 720 },
  { height: 500, chosen: 360 },
  { height: 200, chosen: 180 },
])('the best quality up to $height px is $chosen', ({ height, chosen }) => {
  expect(chosenQuality(qualities(MASTER), height)?.height).toBe(chosen)
})

it('is the smallest where all are higher than wanted, and none where there is none', () => {
  const [, small, large] = qualities(MASTER)
  expect(chosenQuality([small!, large!], 100)).toBe(small)
  expect(chosenQuality([], 100)).toBeNull()
})

it('writes a master playlist of one quality without an address', () => {
  const [, small, large] = qualities(MASTER)
  expect(keptMaster(large!)).toBe(`#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",DEFAULT=YES,URI="sound"
#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=900000,BANDWIDTH=1200000,RESOLUTION=1280x720,AUDIO="a"
video
`)
  expect(keptMaster(small!)).toBe(`#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=400000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2"
video
`)
})

it('names parts by track and sequence, and closes the playlist', () => {
  const { parts, text } = mediaParts(
    `#EXTM3U
#EXT-X-TARGETDURATION:4
#EXT-X-MEDIA-SEQUENCE:7
#EXT-X-KEY:METHOD=NONE
#EXT-X-KEY:METHOD=AES-128,URI="key?sign=1",IV=0x1
#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES
#EXT-X-MAP:BYTERANGE="100",URI="all.mp4"
#EXTINF:4,
#EXT-X-BYTERANGE:50@100
all.mp4
#EXT-X-MAP:URI="all.mp4",BYTERANGE="20@300"
#EXTINF:4,
#EXT-X-BYTERANGE:10
all.mp4
#EXTINF:4,
#EXT-X-BYTERANGE:60@400
all.mp4
#EXT-X-KEY:METHOD=AES-128,URI="key?sign=1",IV=0x2
#EXTINF:4,
#EXT-X-GAP
lost.mp4
#EXTINF:4,
http://[broken
#EXTINF:4,

https://cdn.example/9.m4s?sign=2
#EXT-X-ENDLIST`,
    BASE,
    'video',
  )
  const at = 'https://school.example/v/'
  expect(parts).toEqual([
    { name: 'video.key0', url: `${at}key?sign=1`, range: null },
    { name: 'video.map1', url: `${at}all.mp4`, range: { from: 0, to: 99 } },
    { name: 'video.7', url: `${at}all.mp4`, range: { from: 100, to: 149 } },
    { name: 'video.map2', url: `${at}all.mp4`, range: { from: 300, to: 319 } },
    { name: 'video.8', url: `${at}all.mp4`, range: { from: 150, to: 159 } },
    { name: 'video.9', url: `${at}all.mp4`, range: { from: 400, to: 459 } },
    { name: 'video.12', url: 'https://cdn.example/9.m4s?sign=2', range: null },
  ])
  expect(text).toBe(`#EXTM3U
#EXT-X-TARGETDURATION:4
#EXT-X-MEDIA-SEQUENCE:7
#EXT-X-KEY:METHOD=NONE
#EXT-X-KEY:METHOD=AES-128,URI="video.key0",IV=0x1
#EXT-X-MAP:URI="video.map1"
#EXTINF:4,
video.7
#EXT-X-MAP:URI="video.map2"
#EXTINF:4,
video.8
#EXTINF:4,
video.9
#EXT-X-KEY:METHOD=AES-128,URI="video.key0",IV=0x2
#EXTINF:4,
#EXT-X-GAP
video.10
#EXTINF:4,
video.11
#EXTINF:4,
video.12
#EXT-X-ENDLIST
`)
})

const MANAGED = '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://1",KEYFORMAT="com.apple.streamingkeydelivery"'

it('takes the key that is a file where there are others, and nothing where there is none', () => {
  const { parts, text } = mediaParts(
    `#EXTM3U\n${MANAGED}\n#EXT-X-KEY:METHOD=SAMPLE-AES,URI="key",KEYFORMAT="identity"\n#EXTINF:4,\n00.ts`,
    BASE,
    'video',
  )
  expect(parts.map(({ name }) => name)).toEqual(['video.key0', 'video.0'])
  expect(text).not.toContain('skd:')
  const managed = `#EXTM3U\n#EXT-X-KEY:METHOD=NONE\n#EXTINF:4,\n00.ts\n${MANAGED}\n#EXTINF:4,\n01.ts`
  expect(() => mediaParts(managed, BASE, 'video')).toThrow(RightsManaged)
})

it('numbers from 0 where a playlist names no sequence', () => {
  const { parts, text } = mediaParts('#EXTM3U\n#EXTINF:4,\n00.ts', BASE, 'sound')
  expect(parts).toEqual([{ name: 'sound.0', url: 'https://school.example/v/00.ts', range: null }])
  expect(text).toBe('#EXTM3U\n#EXTINF:4,\nsound.0\n#EXT-X-ENDLIST\n')
})
