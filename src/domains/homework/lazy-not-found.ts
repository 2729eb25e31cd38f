import { lazyPart } from '#/ui/lazy-part'

/** The page of an address of homework that is not the learner's, brought when it is needed. */
export const HomeworkNotFound = lazyPart(() => import('./screens/homework-not-found'), 'HomeworkNotFound', 'study')
