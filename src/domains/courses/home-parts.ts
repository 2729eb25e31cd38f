import { later } from '#/ui/later'

/** What home shows of the course to go on with: it comes once home stands and the course is named. */
export const homeParts = later(() => import('./components/home-details'))
