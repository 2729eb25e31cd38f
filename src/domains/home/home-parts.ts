import { later } from '#/ui/late/later'

/** What home shows of the course to continue, loaded once home is drawn and the course is named. */
export const homeParts = later(() => import('./components/home-details'))
