export interface ApiIdentity {
  appId: string
  lang: string
}

/** What the build is for (`APP=mobile`): without a value, as in tests, the web. */
const APP_TYPE = import.meta.env.APP_TYPE ?? 'web'

const ACCEPT_LANGUAGE: Record<string, string> = { en: 'en-US', ru: 'ru-RU', es: 'es-ES' }

/** The headers of every call. Also built by the boot script. */
export function apiHeaders(identity: ApiIdentity, token: string | null): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': ACCEPT_LANGUAGE[identity.lang] ?? 'en-US',
    'X-App-Type': APP_TYPE,
    'X-App-Id': identity.appId,
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  }
}
