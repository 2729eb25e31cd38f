import { DAY_S, HOUR_S, midnight } from '../world/clock.ts'
import { tx } from '../world/content/content.ts'
import { addVideoConsultation } from '../world/seed/people.ts'
import type { Scenario } from './scenario.ts'

/** More than a list shows at once. */
const MANY = 45
const WEEK_S = 7 * DAY_S

export const noCalls: Scenario = {
  title: 'A learner without a single video consultation',
  apply({ main }) {
    main.videoConsultations = []
  },
}

export const callNow: Scenario = {
  title: 'A video consultation that has just begun, and none left to book',
  apply({ main, now }) {
    main.videoConsultations = main.videoConsultations.filter(({ status }) => status !== 'available')
    for (const one of main.videoConsultations) if (one.joinUrl !== null) one.start = now - HOUR_S / 6
  },
}

export const callHistory: Scenario = {
  title: 'Many video consultations, all of them over',
  apply({ main, now }) {
    main.videoConsultations = []
    const title = tx('A weekly look', 'Разговор раз в неделю', 'Una mirada semanal')
    for (let week = 1; week <= MANY; week++)
      addVideoConsultation(main, title, {
        courseId: main.streams[0]?.courseId ?? 1,
        createdAt: midnight(now, -400),
        status: week % 9 === 0 ? 'cancelled' : 'complete',
        start: midnight(now) + 16 * HOUR_S - week * WEEK_S,
      })
  },
}
