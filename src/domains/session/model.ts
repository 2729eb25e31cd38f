import type { loginSearch } from './login-search'

/** The address of the sign-in, as a network's way back fills it. */
export type LoginSearch = ReturnType<typeof loginSearch>
