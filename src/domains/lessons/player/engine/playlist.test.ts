import { expect, it } from 'vitest'
import { asRecording, isFragmentedMp4, namesRenditions, playlistLength, variantsOf } from './playlist'

const MASTER = `#EXTM3U
#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=300000,BANDWIDTH=400000,RESOLUTION=640x360

# a remark
small/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=900000
https://cdn.example/large.m3u8?sign=1
#EXT-X-STREAM-INF:RESOLUTION=1x1
http://[broken
#EXT-X-STREAM-INF:RESOLUTION=640x360
plain.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=1`

it('reads the qualities of a master playlist', () => {
  expect(variantsOf(MASTER, 'https://school.example/v/1.m3u8')).toEqual([
    { url: 'https://school.example/v/small/index.m3u8', bitrate: 400_000 },
    { url: 'https://cdn.example/large.m3u8?sign=1', bitrate: 900_000 },
    { url: 'https://school.example/v/plain.m3u8', bitrate: 0 },
  ])
})

it('finds none in a media playlist', () => {
  expect(variantsOf('#EXTM3U\n#EXTINF:2,\n0.ts\n', 'https://school.example/')).toEqual([])
})

it('recognises what the light library cannot play and what needs no worker', () => {
  expect(namesRenditions('#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="x"')).toBe(true)
  expect(namesRenditions('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0')).toBe(false)
  expect(isFragmentedMp4('#EXTM3U\n#EXT-X-MAP:URI="init.mp4"')).toBe(true)
  expect(isFragmentedMp4('#EXTM3U\n#EXTINF:2,\n0.ts')).toBe(false)
})

it('takes a playlist that was never closed for a recording', () => {
  const open = '#EXTM3U\n#EXT-X-PLAYLIST-TYPE:EVENT\n#EXTINF:2,\n0.ts\n'
  expect(asRecording(open)).toBe(`${open}#EXT-X-ENDLIST\n`)
  expect(asRecording('#EXTM3U\r\n#EXTINF:2,\r\n0.ts')).toBe('#EXTM3U\r\n#EXTINF:2,\r\n0.ts\n#EXT-X-ENDLIST\n')
  for (const text of [`${open}#EXT-X-ENDLIST`, MASTER, '#EXTM3U', '<html>']) expect(asRecording(text)).toBe(text)
})

it('measures a playlist of segments', () => {
  expect(playlistLength('#EXTM3U\n#EXTINF:2.5,\n0.ts\n#EXTINF: 4,title\n1.ts\n#EXTINF:..,\n2.ts')).toBe(6.5)
  expect(playlistLength(MASTER)).toBe(0)
})
