import type { FirstViewData } from './data'

/** The first route whose pattern fits a path (without the base); `*` matches one segment, `**` at the end any number. */
export function routeAt<Route extends readonly [pattern: string, ...rest: unknown[]]>(
  routes: readonly Route[],
  path: string,
): Route | undefined {
  const parts = path.split('/').filter(Boolean)
  const fits = (pattern: string) => {
    const wanted = pattern.split('/').filter(Boolean)
    const isOpen = wanted.at(-1) === '**' && wanted.length <= parts.length
    return (
      (isOpen || wanted.length === parts.length) &&
      wanted.every((part, index) => part.startsWith('*') || part === parts[index])
    )
  }
  return routes.find(([pattern]) => fits(pattern))
}

/**
 * Which still view an address (without the base) shows: the shell with a token, else the sign-in. None where another screen comes:
 * at an unknown address, while a link signs in or out, and at a guest's screen such as the reset of the password.
 */
export function stillView(
  path: string,
  signedIn: boolean,
  { routes, alone }: Pick<FirstViewData, 'routes' | 'alone'>,
): 'login' | 'shell' | null {
  const [pattern] = routeAt(routes, path) ?? []
  if (pattern === undefined || alone.includes(pattern)) return null
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
