import { tx, type DayContent } from './content/content.ts'
import type { WorldEvent } from './events.ts'
import { newId } from './ids.ts'
import type { DayState, Learner, Seconds, StreamState, World } from './model.ts'
import { book } from './points.ts'

/** Starts a day once; a repeat changes nothing. */
export function startDay(world: World, stream: StreamState, day: DayContent, now: Seconds): DayState {
  const known = stream.days.find(({ dayId }) => dayId === day.id)
  if (known) return known
  const row: DayState = { id: newId(world), dayId: day.id, status: 'started', startedAt: now, finishedAt: null }
  stream.days.push(row)
  return row
}

/** Finishes a started day; its points are booked only once. Null: it was never started. */
export function finishDay(world: World, learner: Learner, stream: StreamState, day: DayContent, now: Seconds) {
  const row = stream.days.find(({ dayId }) => dayId === day.id)
  if (!row) return null
  if (row.status === 'finished') return { row, events: [] as WorldEvent[] }
  row.status = 'finished'
  row.finishedAt = now
  const why = tx(
    `Day ${day.number}, ${day.title.en}`,
    `День ${day.number}, ${day.title.ru}`,
    `Día ${day.number}, ${day.title.es}`,
  )
  return { row, events: book(world, learner, day.points, why, now) }
}

/** A lesson counts as complete once half of its length is viewed (L12). */
export function dayProgress(stream: StreamState, day: DayContent) {
  const lessons = (day.sets ?? []).flatMap((set) => set.lessons)
  const viewed = (lessonId: number) =>
    stream.statistics.find((row) => row.dayId === day.id && row.lessonId === lessonId)?.viewedSeconds ?? 0
  const complete = lessons.filter((lesson) => viewed(lesson.id) >= lesson.seconds / 2).length
  return {
    lessons_count: lessons.length,
    complete_lessons_count: complete,
    viewed_seconds: lessons.reduce((sum, { id }) => sum + viewed(id), 0),
    progress: lessons.length === 0 ? 0 : Math.floor((100 * complete) / lessons.length),
  }
}
