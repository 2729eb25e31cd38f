import { SOCIAL_SOURCES } from '#/brand/kinds'
import { type Lang, type Text, tx } from './content/content.ts'
import { mediaUrl } from './site.ts'

/** For schools that do not offer every network. */
const SOURCES: Record<string, readonly string[]> = { kinetic: ['google', 'apple'] }
const FOOTER = [
  { title: tx('Terms of use', 'Условия использования', 'Condiciones de uso'), path: 'terms' },
  { title: tx('Privacy', 'Конфиденциальность', 'Privacidad'), path: 'privacy' },
  { title: tx('Contact', 'Контакты', 'Contacto'), path: 'contacts' },
]
const CONTACTS: Record<string, { email: string; whatsApp: string | null; telegram: string | null }> = {
  lumen: { email: 'care@lumen.example', whatsApp: '89000000000', telegram: 'https://t.me/lumen_example' },
  kinetic: { email: 'hello@kinetic.example', whatsApp: null, telegram: null },
  demo: { email: 'support@demo.example', whatsApp: '+34600000000', telegram: null },
}

/** Path under the app where the mock world plays a social network. */
export const SOCIAL_PATH = 'mock-social/'

/** The domain's configuration; texts stay in all languages until they are requested. */
export function domainConfigOf(brand: string): Record<string, unknown> {
  const site = `https://${brand}.example`
  const contacts = CONTACTS[brand]
  return {
    title: null,
    logo: null,
    favicon: null,
    theme: {},
    footer: FOOTER.map(({ title, path }) => ({ title, url: `${site}/${path}` })),
    support_email: contacts?.email ?? null,
    whats_app_number: contacts?.whatsApp ?? null,
    telegram_link: contacts?.telegram ?? null,
    languages: ['en', 'ru', 'es'],
    default_language: 'en',
    components: {
      jira: brand === 'demo' ? { url: 'https://issues.demo.example/school', key: 'SCHOOL' } : null,
      auth_collection: (SOURCES[brand] ?? SOCIAL_SOURCES).map((source) => ({
        source,
        url: mediaUrl(SOCIAL_PATH + source),
      })),
      notification_service: { websocket: `wss://rt.${brand}.example/ws` },
    },
    push_notification: { app_id: '5f0c0000-demo', is_enabled: true },
    mobile_app_version: '3.12.0',
    country: brand === 'lumen' ? 'PT' : 'DE',
    community_url: brand === 'kinetic' ? null : `https://club.${brand}.example`,
    community_url_api: brand === 'kinetic' ? null : `https://club.${brand}.example/api`,
  }
}

/** A configuration with every text in one language. */
export function localised(config: unknown, lang: Lang): unknown {
  if (Array.isArray(config)) return config.map((one) => localised(one, lang))
  if (typeof config !== 'object' || config === null) return config
  if (isText(config)) return config[lang]
  return Object.fromEntries(Object.entries(config).map(([key, value]) => [key, localised(value, lang)]))
}

const isText = (value: object): value is Text => Object.keys(value).toSorted().join() === 'en,es,ru'
