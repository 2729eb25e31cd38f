/** What apps call themselves in the addresses of their own browsers. */
const SIGNS =
  /FBAN\/Messenger|FBA[NV]|FB_IAB|Instagram|Telegram|musical_ly|Bytedance|TikTok|VKAndroidApp|VKClient|MicroMessenger|\bLine\/|LinkedInApp/i

/** By what the browser's words show that the page is open inside another app; null: it is not. Any Android app may show a page (`wv`). */
export const inAppSign = (userAgent: string): string | null =>
  (SIGNS.exec(userAgent) ?? /; wv\)/.exec(userAgent))?.[0] ?? null
