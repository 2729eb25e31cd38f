import { CLOCK, placed } from '../../../tests/a11y/place.ts'

/** A screen of the app in the mock world. */
interface ShownScreen {
  label: string
  /** The route, with the names of its parameters. */
  path: string
  search?: string
  /** Who looks at it; the learner of the main scenario without it. */
  persona?: 'guest' | 'main'
}

const SCREENS = {
  signIn: { label: 'Sign-in', path: '/', persona: 'guest' },
  home: { label: 'Home', path: '/home' },
  calendar: { label: 'Calendar', path: '/course/$streamId/calendar' },
  day: { label: 'Day', path: '/course/$streamId/calendar/$dayNumber' },
  homework: { label: 'Homework', path: '/homework/$streamId/$homeworkId' },
  chat: { label: 'Chat', path: '/chat/$chatId' },
  languageDialog: { label: 'Dialog: language', path: '/home', search: 'modal=language' },
  supportDialog: { label: 'Dialog: support', path: '/home', search: 'modal=support' },
  missing: { label: 'Unknown address', path: '/nothing-here' },
} satisfies Record<string, ShownScreen>

export type ScreenName = keyof typeof SCREENS

// The keys are those of the constant; `Object.entries` forgets them.
export const SCREEN_OPTIONS = Object.entries(SCREENS).map(([value, { label }]) => ({
  value: value as ScreenName,
  label,
}))

/** The addresses of a screen: `first` makes the mock world anew, `plain` shows it in the world that is there. */
export function addressesOf(name: ScreenName, brand: string, base: string, language: string) {
  const { path, search = '', persona = 'main' }: ShownScreen = SCREENS[name]
  const at = `${base}${placed(path, brand, 'main').slice(1)}`
  const world = `scenario=main&persona=${persona}&clock=${CLOCK}&lang=${language}&panel=off`
  return { first: `${at}?${world}${search && `&${search}`}`, plain: `${at}${search && `?${search}`}` }
}
