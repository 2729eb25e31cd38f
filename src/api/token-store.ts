/** The one key of the token, in local storage and as the cookie's name. Also read by the boot script. */
export const TOKEN_KEY = 'learner.token'
const COOKIE_LIFE_S = 30 * 24 * 60 * 60
const TOKEN_FORM = /^[\w.-]{20,512}$/

type TokenListener = (token: string | null) => void

/** Undefined until the first read: the module does nothing when it is imported. */
let current: string | null | undefined
const listeners = new Set<TokenListener>()

/** The signed-in learner's token, or null. */
export function readToken(): string | null {
  if (current === undefined) current = wellFormed(fromStorage()) ?? wellFormed(fromCookie())
  return current
}

/** Keeps a new token, or forgets it with null; lives on in memory where storage is refused. */
export function writeToken(token: string | null): void {
  if (token === readToken()) return
  current = token
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY)
    else localStorage.setItem(TOKEN_KEY, token)
  } catch {
    // Refused or full: the cookie, or else memory, carries it.
  }
  writeCookie(token)
  for (const listener of listeners) listener(token)
}

/** Calls back when another tab signs in, out, or as somebody else. Returns the way to stop. */
export function onForeignToken(listener: TokenListener): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key is `clear()`.
    if (event.key !== TOKEN_KEY && event.key !== null) return
    const token = event.key === null ? null : wellFormed(event.newValue)
    if (token === readToken()) return
    current = token
    listener(token)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Calls back when this tab's code changes the token. Returns the way to stop. */
export function onToken(listener: TokenListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Forgets what was read, as a reload does. */
export function rereadToken(): void {
  current = undefined
}

function wellFormed(token: string | null | undefined): string | null {
  return token && TOKEN_FORM.test(token) ? token : null
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
