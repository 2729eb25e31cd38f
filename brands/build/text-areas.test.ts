import { expect, it } from 'vitest'
import { type Graph, strayTexts, textAreas } from './text-areas.ts'

const screen = (route: string) => `/app/src/routes/${route}?tsr-split=component`

/** An app in which each module imports what stands behind it, and all that draw have texts. */
const appOf = (graph: Record<string, string[]>): Graph => ({
  modules: Object.keys(graph),
  importsOf: (module) => graph[module] ?? [],
  hasTexts: (module) => module.endsWith('.tsx'),
})
const areasOf = (graph: Record<string, string[]>) => Object.fromEntries(textAreas(appOf(graph)))

it('a new screen gets the texts of a course as soon as it reaches a domain that has them, at once or later', () => {
  const areas = areasOf({
    [screen('_auth/chat.$chatId.tsx')]: ['/app/src/domains/feed/screens/feed-screen.tsx'],
    '/app/src/domains/feed/screens/feed-screen.tsx': ['/app/src/ui/late/part.tsx', '/app/src/domains/feed/thread.tsx'],
    '/app/src/domains/feed/thread.tsx': ['/app/src/domains/chats/components/message.tsx'],
  })
  expect(areas).toEqual({ '_auth/chat.$chatId.tsx': 'study' })
})

it('any other new screen gets the common texts', () => {
  const areas = areasOf({
    [screen('_auth/user.points.tsx')]: ['/app/src/domains/points/list.tsx', '/app/node_modules/x/index.js'],
    '/app/node_modules/x/index.js': ['/app/src/domains/chats/components/message.tsx'],
    '/app/src/domains/points/list.tsx': [screen('_auth/user.points.tsx')],
  })
  expect(areas).toEqual({ '_auth/user.points.tsx': 'app' })
})

it('what has no texts brings none along', () => {
  expect(areasOf({ [screen('_auth/list.tsx')]: ['/app/src/domains/homework/rules/due.ts'] })).toEqual({
    '_auth/list.tsx': 'app',
  })
})

it('one part of a screen is enough, whichever comes first', () => {
  const lesson = '/app/src/domains/lessons/day.tsx'
  const day = '_auth/day.tsx'
  expect(areasOf({ [screen(day)]: [lesson], [`/app/src/routes/${day}?tsr-split=loader`]: [] })).toEqual({
    [day]: 'study',
  })
  expect(areasOf({ [`/app/src/routes/${day}?tsr-split=loader`]: [], [screen(day)]: [lesson] })).toEqual({
    [day]: 'study',
  })
})

it('first views keep to their own texts, whatever follows later', () => {
  const areas = areasOf({
    [screen('_guest/index.tsx')]: [],
    [screen('_auth/_home/home.tsx')]: ['/app/src/domains/homework/note.tsx'],
  })
  expect(areas).toEqual({ '_guest/index.tsx': 'start', '_auth/_home/home.tsx': 'home' })
})

it('a course’s texts stray where a first view or what surrounds the screens draws them', () => {
  const day = screen('_auth/day.tsx')
  const home = screen('_auth/_home/home.tsx')
  const [lesson, note, event] = ['lessons/day.tsx', 'homework/note.tsx', 'chats/event.tsx'].map(
    (file) => `/app/src/domains/${file}`,
  ) as [string, string, string]
  const app = { '/app/src/main.tsx': [day, home], [day]: [lesson], [home]: ['/app/src/domains/home/later.tsx'] }
  expect(strayTexts(appOf(app))).toEqual([])
  const astray = { ...app, '/app/src/main.tsx': [day, home, event], [home]: [note] }
  expect(strayTexts(appOf(astray)).map((fault) => fault.split(' ')[0])).toEqual(expect.arrayContaining([event, note]))
})
