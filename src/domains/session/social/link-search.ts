import { anyTextParam, oneOfParam, searchParams } from '#/lib/search-params'

/** The search of a screen that links networks: where to go afterwards, unchecked, and what a network adds (contract 5.3). */
export const linkSearch = searchParams({
  returnUrl: anyTextParam,
  action: oneOfParam(['link', 'login']),
  status: oneOfParam(['success', 'fail']),
  method: anyTextParam,
  route: anyTextParam,
  errorCode: anyTextParam,
  errorMessage: anyTextParam,
})

export type LinkSearch = ReturnType<typeof linkSearch>
