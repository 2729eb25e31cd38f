// The one list of first views: the screens that are drawn before the rest has come, and what the build has to know of them by name.
import type { TextArea } from './text-areas.ts'

export const LOGIN = 'src/routes/_guest/index.tsx'
/** Guard and shell of every signed-in screen. */
export const SIGNED_IN = 'src/routes/-signed-in.ts'
export const HOME = 'src/routes/_auth/_home/home.tsx'
/** What home shows of a course, a moment later; the course's own screens show much of it, too. */
export const HOME_DETAILS = 'src/domains/home/components/home-details.ts'
/** Begins with a video, whose library loads along with it. */
export const DAY = 'src/routes/_auth/course.$streamId/calendar.$dayNumber.tsx'
/** Shares a file with the day. */
export const CALENDAR = 'src/routes/_auth/course.$streamId/calendar.index.tsx'

/** The texts of the first views' routes; a build stops if they draw what their style sheet does not list. */
export const FIRST_VIEW_TEXTS: Readonly<Record<string, TextArea>> = {
  '__root.tsx': 'start',
  '_guest.tsx': 'start',
  '_guest/index.tsx': 'start',
  '_auth/_home/home.tsx': 'home',
}
