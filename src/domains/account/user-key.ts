/** Key of the learner in the cache; apart from the query, so that what only watches it stays small. */
export const USER_KEY = ['account', 'user'] as const
