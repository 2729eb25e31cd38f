/** Keys (as in the storage module, without its prefix) that the boot script reads before the app's code is there. */
export const KEY_PREFIX = 'learner.'
export const LOCALE_KEY = 'locale'
/** The learner's own language, kept with each answer of the user call. */
export const LEARNER_LOCALE_KEY = 'user-locale'
/** Languages that the domain speaks, its default first, kept with each answer of its configuration. */
export const DOMAIN_LOCALES_KEY = 'domain-locales'
/** `light` or `dark`; absent: as the system. */
export const THEME_KEY = 'theme'
/** The build whose missing file a reload has been tried for; kept by the session, with its prefix. */
export const RELOADED_KEY = 'learner.reloaded-for'
/** Sidebar collapsed by the learner. */
export const MINI_KEY = 'mini-sidebar'
/** The stream whose pages a learner opened last (`learnerKey` names the learner). */
export const LAST_STREAM_KEY = 'last-stream'
