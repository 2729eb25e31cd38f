import { part } from '#/ui/late/part'

/** The page for an address of homework that is not the learner's; loaded when needed. */
export const HomeworkNotFound = part(() => import('#/domains/study/course/missing-screens'), 'HomeworkNotFound')
