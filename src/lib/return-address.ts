import { CONTROL, isHttpUrl, parsedUrl, withToken } from './urls'

export type ReturnAddress =
  /** A router path within the app, without its base. */
  | { kind: 'internal'; path: string }
  /** Another site that the brand trusts; the token is in it. */
  | { kind: 'external'; href: string }
  /** Must not be followed: the learner goes home, and it is reported. */
  | { kind: 'dropped' }

export interface ReturnRules {
  /** Address of the app, with its base: `https://learn.example/v/`. */
  appUrl: string
  /** Origins of the brand's local `trustedReturnOrigins`; never from remote configuration. */
  trustedOrigins: readonly string[]
  /** Added to the query of trusted absolute addresses only. */
  token: string | null
}

const DROPPED: ReturnAddress = { kind: 'dropped' }

/** Where a return address may lead: inside the app, to a trusted origin, or nowhere. */
export function returnAddress(text: string, rules: ReturnRules): ReturnAddress {
  if (CONTROL.test(text) || text.includes('\\')) return DROPPED
  return text.startsWith('/') ? internalPath(text, rules.appUrl) : trustedAddress(text, rules)
}

function internalPath(text: string, appUrl: string): ReturnAddress {
  const app = new URL(appUrl)
  const rest = withoutBase(text, app.pathname.slice(0, -1))
  // `//host` names another host, and so might its encoded forms once something decodes them.
  if (/^\/(?:\/|%2f|%5c)/i.test(rest)) return DROPPED
  const target = parsedUrl(`.${rest}`, app)
  if (!target?.href.startsWith(app.href)) return DROPPED
  const path = target.href.slice(app.href.length - 1)
  // Dots may have folded into a double slash.
  return path.startsWith('//') ? DROPPED : { kind: 'internal', path }
}

function withoutBase(path: string, base: string): string {
  const rest = path.startsWith(base) ? path.slice(base.length) : path
  if (rest.startsWith('/')) return rest
  return /^(?:[?#]|$)/.test(rest) ? `/${rest}` : path
}

function trustedAddress(text: string, { appUrl, trustedOrigins, token }: ReturnRules): ReturnAddress {
  if (!isHttpUrl(text)) return DROPPED
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return DROPPED
  if (url.href.startsWith(appUrl)) return internalPath(url.href.slice(url.origin.length), appUrl)
  if (!trustedOrigins.includes(url.origin)) return DROPPED
  return { kind: 'external', href: token === null ? url.href : withToken(text, token) }
}
