import { anyTextParam, oneOfParam, searchParams } from '#/lib/search-params'

/** An entry by token, and the way out: where to go after it, unchecked. */
export const entrySearch = searchParams({ token: anyTextParam, returnUrl: anyTextParam })

/** What the address of the sign-in may carry: where to go after it, and what a network adds on the way back (contract 5.3). */
export const loginSearch = searchParams({
  returnUrl: anyTextParam,
  action: oneOfParam(['link', 'login']),
  status: oneOfParam(['success', 'fail']),
  method: anyTextParam,
  route: anyTextParam,
  token: anyTextParam,
  errorCode: anyTextParam,
  errorMessage: anyTextParam,
})
