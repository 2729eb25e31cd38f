import type { QueryClient } from '@tanstack/react-query'
import { queryUnlessFailed } from '#/api/query-unless-failed'
import { dayById } from './find-day'
import { courseQueries } from '../stream-queries'
import { studyQueries } from '../course-queries'

/** Number of the day whose id an old address holds, or null when it cannot be found. */
export async function oldDayNumber(client: QueryClient, streamId: number, dayId: number): Promise<number | null> {
  try {
    const streams = await queryUnlessFailed(client, courseQueries.streams())
    const stream = streams.find(({ id }) => id === streamId)
    if (!stream) return null
    return dayById(await client.query(studyQueries.stages(stream.courseId)), dayId)?.dayNumber ?? null
  } catch {
    // The calendar, where the redirect leads then, shows what is wrong.
    return null
  }
}
