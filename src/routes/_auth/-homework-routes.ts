import { msg } from '@lingui/core/macro'
import { part } from '#/ui/late/part'

/** What all addresses of homework say about themselves, those under `/tasks` and those under `/homework`. */
export const HOMEWORK_FACTS = {
  section: 'task',
  isOpenUnpaid: false,
  failure: msg`Your homework didn’t load`,
} as const

/** The page for an address of homework that is not the learner's; loaded when needed. */
export const HomeworkNotFound = part(() => import('#/domains/study/course/missing-screens'), 'HomeworkNotFound')
