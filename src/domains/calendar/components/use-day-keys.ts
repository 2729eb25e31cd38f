import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { CalendarView } from '#/domains/study/course/calendar-view'
import { isShortcut } from '#/ui/keyboard'
import { dayTarget } from './day-target'

/** Each day of the calendar carries its id in this attribute. */
const DAY = '[data-day]'

/** The days as one stop of the Tab key, in which the arrows move: the id of the day that is the stop, and what their frame listens to. */
export function useDayKeys({ calendar, current }: Pick<CalendarView, 'calendar' | 'current'>) {
  const [visited, setVisited] = useState<number | null>(null)
  const days = calendar.flatMap((stage) => stage.days)
  const stop = days.find(({ day }) => day.id === visited) ?? current ?? days[0]

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const id = target.closest<HTMLElement>(DAY)?.dataset['day']
    if (id !== undefined) setVisited(Number(id))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const shown = [...event.currentTarget.querySelectorAll<HTMLElement>(DAY)]
    const at = shown.findIndex((one) => one === event.target)
    if (at < 0 || isShortcut(event)) return
    const to = dayTarget(event.key, at, shown.map(placeOf))
    if (to === null) return
    event.preventDefault()
    shown[to]?.focus()
  }

  return { stop: stop?.day.id ?? null, onFocus, onKeyDown }
}

function placeOf(day: HTMLElement) {
  const { left, width, top } = day.getBoundingClientRect()
  return { x: left + width / 2, y: top }
}
