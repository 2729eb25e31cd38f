/** Key of the learner's communities in the cache, for what reads them without ever asking. */
export const COMMUNITIES_KEY = ['club', 'communities'] as const
