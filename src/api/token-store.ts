import { observable } from '#/lib/observable'

/** The one key of the token, in local storage and as the cookie's name. Also read by the boot script. */
export const TOKEN_KEY = 'learner.token'
const COOKIE_LIFE_S = 30 * 24 * 60 * 60
/** The contract's alphabet and greatest length. */
export const TOKEN_FORM = /^[\w.-]{1,512}$/

/** Whether a text has the form of a token. */
export const isToken = (text: string | null | undefined): text is string =>
  typeof text === 'string' && TOKEN_FORM.test(text)

type TokenListener = (token: string | null, before: string | null) => void

/** Undefined until the first read: the module does nothing when it is imported. */
let current: string | null | undefined
/** Another tab has put a token in the place of this tab's, and whose it is has not been found out yet. */
let isStrange = false
const listeners = new Set<TokenListener>()
/** The last token of which it is known that what this tab shows is its learner's, or null. */
const own = observable<string | null>(null)

/** Calls back when this tab has got another token or lost it, once it is known whose it is. Returns a function that stops it. */
export const watchOwnToken = own.watch
/** What storage and cookie held when the page was left. */
let leftWith = ''

/** The signed-in learner's token, or null. */
export function readToken(): string | null {
  if (current === undefined) current = wellFormed(fromStorage()) ?? wellFormed(fromCookie())
  return current
}

/** Keeps a new token; null, or a text that cannot be one, forgets it. Memory holds it where storage is refused. */
export function writeToken(next: string | null): void {
  // Tokens come from addresses too, and other text could write attributes into the cookie.
  const token = wellFormed(next)
  if (token === readToken()) return
  current = token
  isStrange = false
  // First, since other tabs hear of storage only, and then read both.
  writeCookie(token)
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY)
    else localStorage.setItem(TOKEN_KEY, token)
  } catch {
    // Refused or full: the cookie or memory holds it, and the next start must not find an older one.
    try {
      localStorage.removeItem(TOKEN_KEY)
    } catch {}
  }
  own.set(token)
}

/** Calls back when another tab signs in, out, or as somebody else, with the new token and the one this tab had. Returns a function that stops it. */
export function onForeignToken(listener: TokenListener): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage)
    addEventListener('pagehide', onLeave)
    addEventListener('pageshow', onReturn)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', onStorage)
    removeEventListener('pagehide', onLeave)
    removeEventListener('pageshow', onReturn)
  }
}

/** Both: where storage is refused or full only the cookie changes. */
const heldByDevice = () => `${fromStorage()} ${fromCookie()}`

function onLeave(): void {
  leftWith = heldByDevice()
}

/** A page that "back" brought as it was left has heard of nothing meanwhile. */
function onReturn({ persisted }: PageTransitionEvent): void {
  if (persisted && heldByDevice() !== leftWith) follow()
}

function onStorage({ key }: StorageEvent): void {
  // A null key is `clear()`.
  if (!key || key === TOKEN_KEY) follow()
}

function follow(): void {
  const before = readToken()
  // Storage rather than the event: this tab may have written a newer token since.
  current = wellFormed(fromStorage())
  const inCookie = wellFormed(fromCookie())
  // A different token that only the cookie holds is a new one that storage refused; the old one there is about to be removed.
  if (current === null && inCookie !== before) current = inCookie
  if (current === before) return
  isStrange = current !== null && before !== null
  for (const listener of listeners) listener(current, before)
}

/**
 * Follows at once a token that another tab has stored, where the browser has not told yet; a mere removal is left to its event, which
 * comes with a reason.
 */
export function followStoredToken(): void {
  const stored = wellFormed(fromStorage()) ?? wellFormed(fromCookie())
  if (stored !== null && stored !== readToken()) follow()
}

/** Whether what this tab shows may be another learner's than the token: nothing is sent for them then. */
export const hasStrangeToken = () => isStrange

/** Whose the token is has been found out: the learner whom this tab shows. */
export function acceptToken(): void {
  isStrange = false
  own.set(readToken())
}

/** Forgets the token in this tab only: another tab has already removed it from storage. */
export function dropToken(): void {
  current = null
  isStrange = false
}

/** Forgets the token held in memory, as a reload does; for tests. */
export function rereadToken(): void {
  current = undefined
  isStrange = false
}

function wellFormed(token: string | null | undefined): string | null {
  return isToken(token) ? token : null
}

function fromStorage(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

function fromCookie(): string | null {
  try {
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${TOKEN_KEY}=`))
    return cookie?.slice(TOKEN_KEY.length + 1) ?? null
  } catch {
    return null
  }
}

function writeCookie(token: string | null): void {
  const life = token === null ? 0 : COOKIE_LIFE_S
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${TOKEN_KEY}=${token ?? ''}; Max-Age=${life}; Path=${import.meta.env.BASE_URL}; SameSite=Lax${secure}`
  } catch {
    // Refused (a sandboxed frame): storage or memory carries it.
  }
}
