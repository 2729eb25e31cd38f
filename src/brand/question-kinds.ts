// Closed lists of the registration chat, for the build's schema and the app's wire.

/** Questions of the registration chat and the forms of their answers. */
export const QUESTION_KEYS = ['firstName', 'email', 'password', 'socials', 'birthday', 'avatarId', 'push'] as const
export const QUESTION_TYPES = ['text', 'email', 'password', 'socials', 'date', 'image', 'push'] as const

/** Steps of a learner's registration. */
export const USER_STATUSES = [20, 30, 40] as const
