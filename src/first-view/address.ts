/** First path segments at which a guest does not see the sign-in form. */
const NOT_LOGIN = ['reset', 'auto-login', 'logout']

/** Which still view an address (without the base) shows: the shell with a token, else the sign-in, or none. */
export function stillView(path: string, signedIn: boolean): 'login' | 'shell' | null {
  const first = path.split('/')[0] ?? ''
  if (NOT_LOGIN.includes(first)) return null
  return signedIn ? 'shell' : 'login'
}

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

/** An address without its token, and the token; null where it has none. */
export function splitToken(href: string): { token: string; clean: string } | null {
  const url = new URL(href)
  const token = url.searchParams.get('token')
  if (token === null) return null
  url.searchParams.delete('token')
  return { token, clean: url.pathname + url.search + url.hash }
}
