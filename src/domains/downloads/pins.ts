import type { QueryClient } from '@tanstack/react-query'
import { report } from '#/api/report'
import { daysPath, stagesCall, statusCall, streamsCall } from '#/domains/study/calls'
import { studyQueries } from '#/domains/study/course-queries'
import { type KeptAnswers, openKeptAnswers } from '#/platform/kept-answers'
import type { KeptLesson } from '#/platform/kept-media'

/** What the school says of itself: without it its screens are not as they were, and say so. */
const SCHOOL = ['domain-config', 'external-application-config']

const ownerOf = (id: string) => `lesson.${id}`

/** Keeps the server's answers that the screen of a lesson's day reads, for as long as the lesson is kept. */
export function pinAnswers(
  client: QueryClient,
  learnerId: number,
  lessons: readonly Pick<KeptLesson, 'id' | 'streamId' | 'courseId'>[],
): Promise<void> {
  return withAnswers(learnerId, async (answers) => {
    const pins = lessons.flatMap(({ id, streamId, courseId }) => {
      const calls = [streamsCall, statusCall(streamId), stagesCall(courseId)]
      const stages = client.getQueryData(studyQueries.stages(courseId).queryKey) ?? []
      const days = stages.map((stage) => daysPath(courseId, stage.id))
      const paths = [...SCHOOL, 'user', 'payment-subscription', ...calls.map(([path]) => path), ...days]
      return paths.map((path) => answers.pin(path, ownerOf(id)))
    })
    await Promise.all(pins)
  })
}

/** Lets go of what these lessons needed. */
export function unpinAnswers(learnerId: number, ids: readonly string[]): Promise<void> {
  return withAnswers(learnerId, async (answers) => {
    await Promise.all(ids.map((id) => answers.unpin(ownerOf(id))))
  })
}

async function withAnswers(learnerId: number, work: (answers: KeptAnswers) => Promise<void>): Promise<void> {
  try {
    const answers = await openKeptAnswers(learnerId)
    try {
      await work(answers)
    } finally {
      answers.close()
    }
  } catch (error) {
    // The video is kept all the same: the device may find the answers among those of the last day.
    report(error, { context: 'downloads', level: 'warn' })
  }
}
