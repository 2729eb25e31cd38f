/** The first route whose pattern fits a path (without the base); `*` matches one segment. */
export function routeAt<Route extends readonly [pattern: string, ...rest: unknown[]]>(
  routes: readonly Route[],
  path: string,
): Route | undefined {
  const parts = path.split('/').filter(Boolean)
  const fits = (pattern: string) => {
    const wanted = pattern.split('/').filter(Boolean)
    return wanted.length === parts.length && wanted.every((part, index) => part === '*' || part === parts[index])
  }
  return routes.find(([pattern]) => fits(pattern))
}

/** Addresses without a screen of their own that lead to one behind the sign-in, and everything below a course. */
const LEADS_ON = /^(course(\/|$)|(document|subscriptions|user)\/?$)/

/**
 * Which still view an address (without the base) shows: the shell with a token, else the sign-in. None where another screen comes:
 * at an unknown address, while a link signs in or out, and at the reset of the password.
 */
export function stillView(
  path: string,
  signedIn: boolean,
  routes: readonly (readonly [pattern: string, ...rest: unknown[]])[],
): 'login' | 'shell' | null {
  const [pattern] = routeAt(routes, path) ?? []
  if (pattern === '/reset' || !(pattern || LEADS_ON.test(path))) return null
  return signedIn ? 'shell' : 'login'
}

/** An address without its token, and the token; null where it has none. */
export function splitToken(href: string): { token: string; clean: string } | null {
  const url = new URL(href)
  const token = url.searchParams.get('token')
  if (token === null) return null
  url.searchParams.delete('token')
  return { token, clean: url.pathname + url.search + url.hash }
}
