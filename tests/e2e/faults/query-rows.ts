import type { Kind } from './kinds.ts'

/** Where the failure of a query shows, and what replaces it after a successful retry. */
export interface QueryRow {
  query: string
  /** Its number in the contract: the call that the mock world spoils. */
  call: string
  /** What of its requests is counted, as a part of their path, where idle work or the menus make others of the same number. */
  counts?: string
  path: string
  scenario: string
  /**
   * screen: the route's error page inside the shell. part: only a part of the screen fails, with a retry of its own. dialog: over the screen.
   * quiet: the screen works without it, since the data is only an extra.
   */
  shows: 'screen' | 'part' | 'dialog' | 'quiet'
  /** Faults that it survives: each value of a configuration is read by itself, and a bad one leaves the brand's own in force. */
  survives?: readonly Kind[]
  /** Heading of the screen that a 404 shows instead of an error: retrying would not help. */
  missing?: string
}

const CALENDAR = '/course/$streamId/calendar'
/** A day that is not begun has no progress to ask for; the day of today is not, the one before is finished. */
const BEGUN_DAY = '/course/$streamId/calendar/11'
const HOMEWORK = '/homework/$streamId/$homeworkId'

export const QUERY_ROWS: QueryRow[] = [
  {
    query: 'site-config.domain',
    call: 'A31',
    path: '/',
    scenario: 'fresh',
    shows: 'dialog',
    survives: ['wrong-types'],
  },
  { query: 'site-config.external', call: 'A30', path: '/', scenario: 'fresh', shows: 'quiet' },
  { query: 'account.user', call: 'A9', path: '/user/settings', scenario: 'main', shows: 'screen' },
  { query: 'account.statistics', call: 'A9', path: '/user/statistics', scenario: 'main', shows: 'screen' },
  {
    query: 'account.externalAuths',
    call: 'A19',
    path: '/user/social-networks',
    scenario: 'main',
    shows: 'part',
  },
  { query: 'study.streams', call: 'L1', path: '/courses', scenario: 'main', shows: 'screen' },
  {
    query: 'study.stages',
    call: 'L7',
    counts: 'courses/$streamCourseId/stages',
    path: CALENDAR,
    scenario: 'main',
    shows: 'screen',
    missing: 'This course cannot be shown',
  },
  {
    query: 'study.status',
    call: 'L3',
    counts: 'user-course-streams/$streamId/status',
    path: CALENDAR,
    scenario: 'main',
    shows: 'screen',
    missing: 'This course cannot be shown',
  },
  { query: 'study.dayProgress', call: 'L12', path: BEGUN_DAY, scenario: 'main', shows: 'quiet' },
  { query: 'study.all', call: 'L13', path: HOMEWORK, scenario: 'homework-done', shows: 'quiet' },
  { query: 'study.statuses', call: 'L14', path: HOMEWORK, scenario: 'homework-done', shows: 'quiet' },
  { query: 'chats.messagesSince', call: 'L18', path: HOMEWORK, scenario: 'homework-done', shows: 'part' },
  { query: 'chats.list', call: 'L16', path: '/chat', scenario: 'main', shows: 'screen' },
  { query: 'chats.messages', call: 'L18', path: '/chat/$chatId', scenario: 'main', shows: 'screen' },
  { query: 'points.amount', call: 'A21', path: '/user/settings', scenario: 'main', shows: 'quiet' },
  { query: 'points.history', call: 'A22', path: '/user/points/history', scenario: 'main', shows: 'screen' },
  {
    query: 'reminders.week',
    call: 'GET schedule',
    path: '/user/settings/reminders',
    scenario: 'main',
    shows: 'screen',
  },
  { query: 'club.communities', call: 'L36', path: '/home', scenario: 'main', shows: 'quiet' },
  { query: 'club.articles', call: 'L37', path: '/home', scenario: 'main', shows: 'quiet' },
  { query: 'purchases.options', call: 'L28', path: '/course/$streamId/extend', scenario: 'main', shows: 'screen' },
  { query: 'subscriptions.list', call: 'L38', path: '/user/subscriptions', scenario: 'main', shows: 'screen' },
  { query: 'catalog.positions', call: 'A23', path: '/catalog', scenario: 'main', shows: 'screen' },
  { query: 'catalog.search', call: 'L43', path: '/courses?q=light', scenario: 'main', shows: 'part' },
  { query: 'catalog.start', call: 'L43', path: '/home', scenario: 'new-courses', shows: 'quiet' },
  { query: 'catalog.offers', call: 'L31', path: '/new-course/$courseId', scenario: 'main', shows: 'part' },
  {
    query: 'catalog.services',
    call: 'GET course-services',
    path: '/new-course/$courseId',
    scenario: 'main',
    shows: 'part',
  },
  {
    query: 'payments.methods',
    call: 'L42',
    path: '/user/settings/user-payment-methods',
    scenario: 'main',
    shows: 'screen',
  },
  { query: 'payments.installments', call: 'L41', path: '/user/installments', scenario: 'main', shows: 'screen' },
  {
    query: 'payments.installment',
    call: 'L41',
    counts: 'installment/',
    path: '/user/installments/$installmentId',
    scenario: 'main',
    shows: 'screen',
    missing: 'There is no such payment in parts among yours',
  },
  {
    query: 'video-consultations.list',
    call: 'L24',
    path: '/videoconsultations',
    scenario: 'main',
    shows: 'screen',
  },
  {
    query: 'video-consultations.available',
    call: 'L25',
    path: '/videoconsultations',
    scenario: 'main',
    shows: 'part',
  },
  { query: 'banners.all', call: 'GET banners', path: '/banners', scenario: 'banners', shows: 'screen' },
  {
    query: 'banners.newFeatures',
    call: 'GET banner/new-features',
    path: '/banners',
    scenario: 'banners',
    shows: 'screen',
  },
  { query: 'support.categories', call: 'L33', path: '/support', scenario: 'main', shows: 'screen' },
  { query: 'consent.question', call: 'A25', path: '/user/settings/cookie', scenario: 'main', shows: 'part' },
  { query: 'consent.policy', call: 'A26', path: '/user/settings', scenario: 'main', shows: 'quiet' },
]

/** Queries that cannot be spoilt in this table, and why. */
export const OTHER_QUERIES: Record<string, string> = {
  'club.memberships': 'Asked for only where a banner depends on them; without it, that banner is left out',
  'study.service': 'Asked for in the background after a demo course was added; a failure changes nothing that is drawn',
  'downloads.qualities': 'A file of the video, not a call: src/domains/downloads/keep-control.test.tsx',
  'downloads.space': 'Asks the browser, not the server',
  'downloads.isForGood': 'Asks the browser, not the server',
  'lessons.subtitles': 'A file beside the video, not a call: src/domains/lessons/player/player.test.tsx',
  'chats.unread': 'The same call loads the screen itself; where this one alone fails, it opens with its first page',
  'chats.place': 'The same call loads the screen itself: src/domains/conversations/screens/message-address.test.tsx',
  'chats.day': 'The same call loads the screen itself: src/domains/conversations/screens/search.test.tsx',
  'chats.many': 'The same call loads the screen itself: src/domains/conversations/screens/search.test.tsx',
  'chats.shown': 'Read again in the background; a failure leaves what is shown as it is',
  'chats.chat': 'Nothing asks for one chat alone: the list has them all',
  'purchases.order':
    'It goes on asking, and nothing but its own line is drawn: src/domains/purchases/screens/extend.test.tsx',
  'subscriptions.one': 'Asked for after a change that failed: src/domains/subscriptions/mutations.test.ts',
}
