import type { loginSearch } from './entry/login-search'

/** The search of the sign-in's address, as a network fills it when it leads back. */
export type LoginSearch = ReturnType<typeof loginSearch>
