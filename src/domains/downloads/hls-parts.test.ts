import { expect, it } from 'vitest'
import { chosenQuality, keptMaster, mediaParts, qualitiesOf } from './hls-parts'

const BASE = 'https://school.example/v/1501.m3u8?sign=1'
const MASTER = `#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="t",NAME="English",URI="t.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Español",URI="es.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",DEFAULT=YES,URI="en.m3u8?sign=2"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="b",NAME="Inside"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="c",NAME="Only",URI="only.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="d",NAME="Broken",URI="http://[broken"
#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=900000,BANDWIDTH=1200000,RESOLUTION=1280x720,AUDIO="a",SUBTITLES="t",CLOSED-CAPTIONS=NONE
# a remark
large.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=400000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2",AUDIO="b"
https://cdn.example/small.m3u8?sign=3
#EXT-X-STREAM-INF:AUDIO="c"
plain.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=5,AUDIO="d"
broken-sound.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=1
http://[broken
#EXT-X-STREAM-INF:BANDWIDTH=1`

it('knows a quality whose sound is in it', () => {
  const [only] = qualitiesOf('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=7\nonly.m3u8', BASE)
  expect(only).toMatchObject({ bitrate: 7, sound: null })
})

it('reads the qualities of a master playlist with their own sound, the smallest first', () => {
  const found = qualitiesOf(MASTER, BASE)
  expect(found.map(({ height, bitrate, url, sound }) => [height, bitrate, url, sound?.url ?? null])).toEqual([
    [0, 0, 'https://school.example/v/plain.m3u8', 'https://school.example/v/only.m3u8'],
    [0, 5, 'https://school.example/v/broken-sound.m3u8', null],
    [360, 400_000, 'https://cdn.example/small.m3u8?sign=3', null],
    [720, 900_000, 'https://school.example/v/large.m3u8', 'https://school.example/v/en.m3u8?sign=2'],
  ])
  expect(qualitiesOf('#EXTM3U\n#EXTINF:4,\n00.m4s', BASE)).toEqual([])
})

it.each([
  { height: 720, chosen: 720 },
  { height: 500, chosen: 360 },
  { height: 100, chosen: 0 },
])('the best quality up to $height px is $chosen', ({ height, chosen }) => {
  expect(chosenQuality(qualitiesOf(MASTER, BASE), height)?.height).toBe(chosen)
})

it('is the smallest where all are higher than wanted, and none where there is none', () => {
  const [, , small, large] = qualitiesOf(MASTER, BASE)
  expect(chosenQuality([small!, large!], 100)).toBe(small)
  expect(chosenQuality([], 100)).toBeNull()
})

it('writes a master playlist of one quality without an address', () => {
  const [, , small, large] = qualitiesOf(MASTER, BASE)
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
#EXT-X-MAP:URI="all.mp4",BYTERANGE="100@0"
#EXTINF:4,
#EXT-X-BYTERANGE:50
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
    { name: 'video.8', url: `${at}all.mp4`, range: { from: 400, to: 459 } },
    { name: 'video.11', url: 'https://cdn.example/9.m4s?sign=2', range: null },
  ])
  expect(text).toBe(`#EXTM3U
#EXT-X-TARGETDURATION:4
#EXT-X-MEDIA-SEQUENCE:7
#EXT-X-KEY:METHOD=NONE
#EXT-X-KEY:METHOD=AES-128,URI="video.key0",IV=0x1
#EXT-X-MAP:URI="video.map1"
#EXTINF:4,
video.7
#EXTINF:4,
video.8
#EXT-X-KEY:METHOD=AES-128,URI="video.key0",IV=0x2
#EXTINF:4,
#EXT-X-GAP
video.9
#EXTINF:4,
video.10
#EXTINF:4,
video.11
#EXT-X-ENDLIST
`)
})

it('numbers from 0 where a playlist names no sequence', () => {
  const { parts, text } = mediaParts('#EXTM3U\n#EXTINF:4,\n00.ts', BASE, 'sound')
  expect(parts).toEqual([{ name: 'sound.0', url: 'https://school.example/v/00.ts', range: null }])
  expect(text).toBe('#EXTM3U\n#EXTINF:4,\nsound.0\n#EXT-X-ENDLIST\n')
})
