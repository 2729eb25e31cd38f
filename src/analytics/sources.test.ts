import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { AnalyticsEvent } from './events'

/** The one file that each event is sent from; events without one belong to features that are not built yet. */
const SOURCES: Record<AnalyticsEvent, string | readonly string[] | null> = {
  open_app: 'src/main.tsx',
  login: 'src/domains/session/entry/start-session.ts',
  user_registration: 'src/domains/session/entry/start-session.ts',
  // Signing in by token replaces a session without telling other tabs to leave.
  logout: ['src/domains/session/entry/entry-by-link.ts', 'src/domains/session/follow/follow-session.ts'],
  restore_password_shown: 'src/domains/session/screens/login-screen.tsx',
  task_send: 'src/domains/homework/homework-answer.ts',
  message_send: 'src/domains/chats/chat-message.ts',
  video_start: 'src/domains/lessons/viewing/use-progress-events.ts',
  video_complete: 'src/domains/lessons/viewing/use-progress-events.ts',
  video_progress: 'src/domains/lessons/viewing/use-progress-events.ts',
  filter_change: ['src/domains/catalog/category-chips.tsx', 'src/domains/study/days/change-filters.ts'],
  rating: ['src/domains/chats/message-rating.ts', 'src/domains/consultations/consultation-rating.ts'],
  demo_course_add: 'src/domains/study/mutations.ts',
  open_support: 'src/domains/support/use-open-support.ts',
  begin_checkout: 'src/domains/purchases/mutations.ts',
  in_app_purchase: 'src/domains/purchases/mutations.ts',
  banner_show: 'src/domains/banners/use-banner-events.ts',
  banner_click: 'src/domains/banners/use-banner-events.ts',
  // These wait for a call of the server.
  like: null,
  favourite: null,
}

const code = globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/*.test.*'] }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  content: readFileSync(file, 'utf8'),
}))

it.each(Object.entries(SOURCES))('%s is sent from %s', (event, source) => {
  const calls = code.flatMap(({ file, content }) =>
    content
      .split(`track('${event}'`)
      .slice(1)
      .map(() => file),
  )
  expect(calls.toSorted()).toEqual([source ?? []].flat())
})
