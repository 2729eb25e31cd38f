import { part } from '#/ui/late/part'

/** What home shows of the course to continue, loaded once home is drawn and the course is named. */
export const HomeCourse = part(() => import('./components/home-details'), 'HomeCourse')
