import { parsedUrl } from '#/lib/urls'

/** A second of a lesson's video, as our own addresses name it. */
export interface LessonMoment {
  streamId: number
  dayNumber: number
  lessonId: number
  /** Whole seconds from the beginning. */
  seconds: number
  /** Whether it is in the video that explains the exercise. */
  isExplanation: boolean
}

const DAY_PATH = /^course\/(\d{1,15})\/calendar\/(\d{1,15})\/?$/
const WHOLE = /^\d{1,15}$/

/** A moment within its day, as the day's address names it. */
export const momentSearch = ({ lessonId, seconds, isExplanation }: Omit<LessonMoment, 'streamId' | 'dayNumber'>) => ({
  lesson: lessonId,
  t: seconds,
  view: isExplanation ? ('explain' as const) : undefined,
})

/** The address that leads to a moment: `…/course/301/calendar/4?lesson=811&t=192`. `appUrl`: where the app begins, with a slash at its end. */
export function momentAddress(moment: LessonMoment, appUrl: string): string {
  const url = new URL(`course/${moment.streamId}/calendar/${moment.dayNumber}`, appUrl)
  for (const [name, value] of Object.entries(momentSearch(moment)))
    if (value !== undefined) url.searchParams.set(name, String(value))
  return url.href
}

/** The moment that an address leads to; null for any address that is not one of ours to a moment. */
function momentOf(address: string, appUrl: string): LessonMoment | null {
  const url = parsedUrl(address)
  if (!url?.href.startsWith(appUrl)) return null
  const [, streamId, dayNumber] = DAY_PATH.exec(url.pathname.slice(new URL(appUrl).pathname.length)) ?? []
  const lessonId = url.searchParams.get('lesson') ?? ''
  const seconds = url.searchParams.get('t') ?? ''
  if (!streamId || !dayNumber || !WHOLE.test(lessonId) || !WHOLE.test(seconds)) return null
  return {
    streamId: Number(streamId),
    dayNumber: Number(dayNumber),
    lessonId: Number(lessonId),
    seconds: Number(seconds),
    isExplanation: url.searchParams.get('view') === 'explain',
  }
}

/** A question about a moment, as it is sent: its text ends with the address. */
export function questionText(text: string, moment: LessonMoment, appUrl: string): string {
  return [text.trim(), momentAddress(moment, appUrl)].filter(Boolean).join('\n')
}

/** What a message says, and the moment that it asks about: its text must end with the address; else null. */
export function readQuestion(message: string, appUrl: string): { text: string; moment: LessonMoment | null } {
  const trimmed = message.trimEnd()
  const address = /\S+$/.exec(trimmed)?.[0] ?? ''
  const moment = momentOf(address, appUrl)
  return moment ? { text: trimmed.slice(0, -address.length).trim(), moment } : { text: message, moment }
}
