import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '#/api/clock'
import { accountQueries } from '#/domains/account/queries'
import { currentBrand } from '#/domains/site-config/current-brand'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { knownZone } from '#/lib/dates'
import { onMinute } from '#/platform/use-now'
import { courseView } from '../course/course-view'
import { studyQueries } from '../course-queries'
import type { Stream } from '../model'
import { courseQueries } from '../stream-queries'
import { visibleStreams } from '../streams/stream-groups'
import { streamPhase } from '../streams/stream-state'
import { homeworkCourse } from './homework-entries'
import { onAnswerOpened, readOpenedAnswers } from './opened-answers'
import { homeworkToActOn } from './to-act-on'
import { toActOnQuery } from './to-act-on-query'

/** Keeps the menus' count of homework to act on, of the courses that are loaded, for as long as the learner is signed in. Returns a stop. */
export function followToActOn(client: QueryClient, learnerId: number): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== 'courses') return
    // Answers come together: they are counted once.
    clearTimeout(waiting)
    waiting = setTimeout(() => count(client, learnerId))
  })
  const stopOpened = onAnswerOpened(() => count(client, learnerId))
  // What is due comes nearer by itself, at the learner's midnight.
  const stopMinutes = onMinute(() => count(client, learnerId))
  count(client, learnerId)
  return () => {
    clearTimeout(waiting)
    stop()
    stopOpened()
    stopMinutes()
  }
}

/** The courses under way, whose homework the menus count wherever the learner is. */
export function coursesUnderWay(client: QueryClient): Pick<Stream, 'id' | 'courseId'>[] {
  const now = new Date(serverNow())
  const subscriptions = client.getQueryData(subscriptionQueries.list().queryKey) ?? []
  return shownStreams(client).filter((stream) => streamPhase(stream, { now, subscriptions }) === 'open')
}

function shownStreams(client: QueryClient): Stream[] {
  const streams = client.getQueryData(courseQueries.streams().queryKey) ?? []
  return visibleStreams(streams, currentBrand(client).isDemoAccessible)
}

function count(client: QueryClient, learnerId: number): void {
  const now = new Date(serverNow())
  const subscriptions = client.getQueryData(subscriptionQueries.list().queryKey) ?? []
  const zone = knownZone(client.getQueryData(accountQueries.user().queryKey)?.timezone)
  const opened = readOpenedAnswers(learnerId)
  const counts = shownStreams(client).map((stream) => {
    const stages = client.getQueryData(studyQueries.stages(stream.courseId).queryKey)
    const status = client.getQueryData(studyQueries.status(stream.id).queryKey)
    if (!stages || !status) return 0
    const one = { stream, state: streamPhase(stream, { now, subscriptions }) }
    const course = courseView(one, { stages, status, all: [], subscriptions, userId: learnerId, now })
    return homeworkToActOn(homeworkCourse(course), { now, zone }, opened).length
  })
  client.setQueryData(
    toActOnQuery().queryKey,
    counts.reduce((sum, one) => sum + one, 0),
  )
}
