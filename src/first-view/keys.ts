/** Keys that the boot script reads before the app's code is there; the app writes them. */
export const LOCALE_KEY = 'learner.locale'
/** The learner's own language, kept with each answer of the user call. */
export const LEARNER_LOCALE_KEY = 'learner.user-locale'
export const THEME_KEY = 'learner.theme'
/** Sidebar collapsed by the learner: `1`. */
export const MINI_KEY = 'learner.mini-sidebar'
