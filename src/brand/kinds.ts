// Closed lists that both the build's schema and the app's wires need; the schema itself never gets into the app.

/** The one version of the external configuration that this client understands. */
export const EXTERNAL_VERSION = 13

/** The social networks that a learner may sign in with. */
export const SOCIAL_SOURCES = ['apple', 'google', 'facebook', 'vkontakte'] as const
export type SocialSource = (typeof SOCIAL_SOURCES)[number]

/** The icons that a brand may give to the categories of its courses. */
export const CATEGORY_ICONS = [
  'light',
  'people',
  'colour',
  'city',
  'print',
  'film',
  'movement',
  'walk',
  'breath',
  'kitchen',
  'drawing',
  'voice',
  'garden',
] as const
export type CategoryIcon = (typeof CATEGORY_ICONS)[number]
