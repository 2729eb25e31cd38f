import { part } from '#/ui/late/part'

/** The page for a course that the app for phones does not show on the learner's tariff; loaded when needed. */
export const NotOnTariff = part(() => import('#/domains/study/course/missing-screens'), 'NotOnTariff')
