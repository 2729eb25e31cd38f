import { lazyPart } from '#/ui/late/lazy-part'

/** The page for an address of homework that is not the learner's; loaded when needed. */
export const HomeworkNotFound = lazyPart(() => import('./screens/homework-not-found'), 'HomeworkNotFound', 'study')
