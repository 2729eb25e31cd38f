import { anyTextParam, oneOfParam, searchParams } from '#/lib/search-params'

/** The search of an entry by token and of the sign-out: where to go afterwards, unchecked. */
export const entrySearch = searchParams({ token: anyTextParam, returnUrl: anyTextParam })

/** The search of the sign-in: where to go afterwards, and what a network adds when it leads back (contract 5.3). */
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
