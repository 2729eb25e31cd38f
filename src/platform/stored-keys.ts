/** Keys (without this prefix, as the storage module takes them) that the boot script reads before the app's code has arrived. */
export const KEY_PREFIX = 'learner.'
export const LOCALE_KEY = 'locale'
/** The learner's own language, kept with each answer of the user call. */
export const LEARNER_LOCALE_KEY = 'user-locale'
/** Languages that the domain speaks, its default first, kept with each answer of its configuration. */
export const DOMAIN_LOCALES_KEY = 'domain-locales'
/** `light` or `dark`; absent: as the system. */
export const THEME_KEY = 'theme'
/** The build for whose missing file a reload was tried; in session storage, with the prefix included. */
export const RELOADED_KEY = 'learner.reloaded-for'
/** Sidebar collapsed by the learner. */
export const MINI_KEY = 'mini-sidebar'
/** The stream whose pages a learner opened last (`learnerKey` names the learner). */
export const LAST_STREAM_KEY = 'last-stream'
