/** Key of the learner in the cache; apart from the query, so that code which only watches it stays small. */
export const USER_KEY = ['account', 'user'] as const
