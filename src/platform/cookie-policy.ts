import { CONSENT_CATEGORIES, type ConsentCategory, setConsent } from './consent'
import { onForeignChange } from './storage'

/** What a person has answered to the question for cookies; the essential ones are not asked for. */
export type CookiePolicy = Record<ConsentCategory, boolean>

export const ESSENTIAL_ONLY: CookiePolicy = { analytics: false, marketing: false }

/** The cookie that holds the answer: the allowed categories, joined by dots. */
export const POLICY_COOKIE = 'learner.cookie-policy'
/** After a year the question is asked again. */
const POLICY_LIFE_S = 365 * 24 * 60 * 60

/** When the answer was given that this browser keeps, for as long as the server has not heard of it; other tabs hear of its change. */
export const UNSENT_ANSWER = 'cookie-policy-unsent'

/** The answer of this page, for a browser that keeps no cookies. */
let answered: CookiePolicy | null = null

/** What this browser was answered; null: it was not asked yet. */
export function keptPolicy(): CookiePolicy | null {
  const pair = cookies().find((one) => one.startsWith(`${POLICY_COOKIE}=`))
  if (pair === undefined) return answered
  const allowed = pair.slice(POLICY_COOKIE.length + 1).split('.')
  return { analytics: allowed.includes('analytics'), marketing: allowed.includes('marketing') }
}

/** Keeps an answer for a year, and lets it count from now on. */
export function keepPolicy(policy: CookiePolicy): void {
  answered = policy
  writeCookie(['essential', ...CONSENT_CATEGORIES.filter((category) => policy[category])].join('.'), POLICY_LIFE_S)
  applyPolicy(policy)
}

/** Withdraws what was allowed, so that the question is asked again. */
export function forgetPolicy(): void {
  answered = null
  writeCookie('', 0)
  applyPolicy(null)
}

/** Lets an answer count in this page. */
export function applyPolicy(policy: CookiePolicy | null): void {
  for (const category of CONSENT_CATEGORIES) setConsent(category, policy?.[category] ?? false)
}

/** Lets an answer that another tab was given count here, too, and then calls back. Returns a function that stops it. */
export function followAnswers(listener: () => void = () => {}): () => void {
  return onForeignChange(UNSENT_ANSWER, () => {
    applyPolicy(keptPolicy())
    listener()
  })
}

/** Whether there is somebody to ask: the browser keeps cookies, and has no answer. */
export function isPolicyUnasked(): boolean {
  return navigator.cookieEnabled && keptPolicy() === null
}

function writeCookie(value: string, lifeS: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${POLICY_COOKIE}=${value}; Max-Age=${lifeS}; Path=${import.meta.env.BASE_URL}; SameSite=Strict${secure}`
  } catch {
    // Refused (a sandboxed frame): the answer counts for this page.
  }
}

function cookies(): string[] {
  try {
    return document.cookie.split('; ')
  } catch {
    return []
  }
}
