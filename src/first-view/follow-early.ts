// What follows from the first answers. A small file of its own, which arrives along with them: the page's first bytes do without it.
import type { TimedResponse } from '../api/early-answers'
import { type EarlyCall, statusCall } from '../domains/study/calls'
import { startVariant } from '../domains/lessons/player/engine/start-variant'
import { PHONE } from '#/platform/device'
import { learnerKey, readRaw } from '../platform/storage'
import { LAST_STREAM_KEY } from '#/platform/storage'
import { courseName } from './course-name'
import { COURSE_NAME_ID } from './course-name-place'
import { dayPlaylist } from './day-playlist'
import { callAfterStreams, dayOfPath, streamOfPath } from './early-calls'

type Answer = Promise<TimedResponse> | undefined

/** The first round of requests, and the ways to make further ones. */
export interface FirstRound {
  /** The address without the router base. */
  path: string
  /** By the path of the call. */
  answers: ReadonlyMap<string, Answer>
  /** Makes a call of the API. */
  ask: (call: EarlyCall) => Answer
  /** Requests a file of any origin, without our cookies. */
  fetchFile: (url: string) => Answer
}

/** Requests a course's stages and the playlists of a day; on home, writes the name of the course where the screen will show it. */
export async function followEarly(round: FirstRound): Promise<void> {
  const streamId = streamOfPath(round.path)
  await (streamId === null ? nameCourse(round) : askStages(round, streamId))
}

const bodyOf = async (answer: Answer): Promise<unknown> => (await answer)?.clone().json()

async function askStages({ path, answers, ask, fetchFile }: FirstRound, streamId: number) {
  const call = callAfterStreams(await bodyOf(answers.get('user-course-streams')), streamId)
  const dayNumber = dayOfPath(path)
  const stages = call && ask(call)
  if (!stages || dayNumber === null) return
  const bodies = await Promise.all([bodyOf(stages), bodyOf(answers.get(statusCall(streamId)[0]))])
  const lesson = Number(new URLSearchParams(location.search).get('lesson'))
  const playlist = dayPlaylist(...bodies, { dayNumber, lesson, isPhone: matchMedia(PHONE).matches })
  const master = playlist && (await fetchFile(new URL(playlist, location.href).href))
  if (!master) return
  const media = startVariant({ text: await master.clone().text(), url: master.url })
  if (media) void fetchFile(media.url)
}

async function nameCourse({ answers }: FirstRound) {
  const place = document.getElementById(COURSE_NAME_ID)
  const paths = ['user-course-streams', 'user', 'payment-subscription']
  const [streams, user, subscriptions] = await Promise.all(paths.map((one) => bodyOf(answers.get(one))))
  const sentAt = (await answers.get('user'))?.headers.get('date')
  const lastStreamOf = (learnerId: unknown) => readRaw(learnerKey(Number(learnerId), LAST_STREAM_KEY))
  const now = sentAt ? new Date(sentAt) : new Date()
  // Another learner may have signed in while the answers were on their way.
  if (place && !window.firstView?.isOver)
    place.textContent = courseName({ user, streams, subscriptions }, { now, lastStreamOf })
}
