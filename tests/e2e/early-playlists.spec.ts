import type { Request } from '@playwright/test'
import { address, expect, test } from './app.ts'
import { beforeCode } from './before-code.ts'

const lesson = (id: number, sort: number, m3u8: string) => ({
  id,
  sort,
  video_length: 100,
  local_video_file: { type: 'video', m3u8 },
  vertical_video: null,
})
const answers = (origin: string): Record<string, unknown> => ({
  'user-course-streams': [{ id: 9002, course_id: 41 }],
  'user-course-streams/9002/status': { lessons: [{ day_id: 504, lesson_id: 1, viewed_seconds: 50 }] },
  'courses/41/stages': [
    {
      days: [
        {
          id: 504,
          day_number: 8,
          lesson_sets: [
            {
              id: 7,
              sort: 1,
              lessons: [lesson(2, 2, `${origin}/v/hls/lumen/64.m3u8`), lesson(1, 1, `${origin}/v/hls/lumen/252.m3u8`)],
            },
          ],
        },
      ],
    },
  ],
})

test('the playlists of the lesson that a day opens with are requested before any code', async ({ page }) => {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('.m3u8')) asked.push(request)
  })
  const day = address('lumen', '/course/9002/calendar/8', { scenario: 'main' })
  await beforeCode(page, '/course/9002/calendar/8', answers(new URL(day).origin))
  await page.goto(day, { waitUntil: 'commit' })
  const files = () => asked.map((request) => new URL(request.url()).pathname)
  await expect.poll(files).toEqual(['/v/hls/lumen/64.m3u8', expect.stringMatching(/^\/v\/hls\/lumen\/64-\d+\.m3u8$/)])
  for (const request of asked) expect(await request.headerValue('authorization')).toBeNull()
})
