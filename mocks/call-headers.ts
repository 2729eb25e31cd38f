/** The `Accept-Language` header of each language, sent besides `lang` (contract 1.1). */
export const ACCEPT_LANGUAGE: Record<string, string> = { en: 'en-US', ru: 'ru-RU', es: 'es-ES' }

/** The headers of every call by the contract (1.1), for tests that call without the app. */
export function callHeaders(appId: string, token: string | null, lang = 'en'): Record<string, string> {
  return {
    'X-App-Type': 'web',
    'X-App-Id': appId,
    'Accept-Language': ACCEPT_LANGUAGE[lang] ?? 'en-US',
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  }
}
