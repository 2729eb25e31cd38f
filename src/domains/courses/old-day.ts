import type { QueryClient } from '@tanstack/react-query'
import { dayById } from './find-day'
import { courseQueries } from './queries'
import { studyQueries } from './study-queries'

/** Number of the day that an address of the old form names by its id, or null when it cannot be told. */
export async function oldDayNumber(client: QueryClient, streamId: number, dayId: number): Promise<number | null> {
  try {
    const streams = await client.query(courseQueries.streams())
    const stream = streams.find(({ id }) => id === streamId)
    if (!stream) return null
    return dayById(await client.query(studyQueries.stages(stream.courseId)), dayId)?.dayNumber ?? null
  } catch {
    // Its calendar says what is wrong.
    return null
  }
}
