import type { SocialSource } from '#/brand/kinds'

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^MicroMessenger$/i, 'WeChat'],
  [/Messenger$/i, 'Messenger'],
  [/^FB/i, 'Facebook'],
  [/Instagram/i, 'Instagram'],
  [/Telegram/i, 'Telegram'],
  [/^(?:musical_ly|Bytedance|TikTok)$/i, 'TikTok'],
  [/^VK/i, 'VK'],
  [/^Line/i, 'LINE'],
  [/^LinkedIn/i, 'LinkedIn'],
]

/** The app that a sign (`inAppSign`) names; null for one without a name. */
export const appName = (sign: string): string | null => NAMES.find(([pattern]) => pattern.test(sign))?.[1] ?? null

/** Networks whose pages refuse to sign anybody in inside other apps. */
const REFUSING: readonly SocialSource[] = ['google', 'facebook']

/** Which of the offered networks refuse. */
export const refusing = (offered: readonly SocialSource[]) => offered.filter((source) => REFUSING.includes(source))

/** An address of ours (https) that opens in the Android device's own browser; there it is opened again where no browser takes it. */
export function browserIntent(address: string): string {
  const { host, pathname, search } = new URL(address)
  const more = `scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=${encodeURIComponent(address)}`
  return `intent://${host}${pathname}${search}#Intent;${more};end`
}
