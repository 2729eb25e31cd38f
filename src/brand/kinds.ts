// Closed lists that both the build's schema and the app's wires need; the schema itself never gets into the app.

/** The one version of the external configuration that this client understands. */
export const EXTERNAL_VERSION = 13

export const SOCIAL_SOURCES = ['apple', 'google', 'facebook', 'vkontakte'] as const
export type SocialSource = (typeof SOCIAL_SOURCES)[number]

/** Questions of the registration chat and the forms of their answers. */
export const QUESTION_KEYS = ['firstName', 'email', 'password', 'socials', 'birthday', 'avatarId', 'push'] as const
export const QUESTION_TYPES = ['text', 'email', 'password', 'socials', 'date', 'image', 'push'] as const

/** Steps of a learner's registration. */
export const USER_STATUSES = [20, 30, 40] as const

/** Fields of the learner's profile that a brand may require. */
export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'gender',
  'birthday',
  'instagramId',
] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]
