import { laxList, optionalMap, optionalText, orNull, requiredUrl, wireBool, wireMap, wireUrl } from '#/api/codecs'
import { entity, laxParts } from '#/api/entity'
import * as z from '#/lib/zod'

const footerEntryWire = entity({ title: z.string().check(z.minLength(1)), url: wireUrl })

const socketAddress = z.pipe(
  z.nullish(z.string()),
  z.transform((address) => (address && /^wss?:\/\//i.test(address) && URL.canParse(address) ? address : null)),
)

const componentsRow = entity(
  laxParts({
    jira: orNull(entity({ url: requiredUrl, key: optionalText })),
    auth_collection: laxList(z.object({ source: z.string(), url: requiredUrl })),
    notification_service: orNull(z.object({ websocket: socketAddress })),
  }),
)

/** Components as a whole may be null, or `[]` like any empty map. */
const componentsWire = z.pipe(
  optionalMap(componentsRow),
  z.transform((components) => components ?? componentsRow.parse({})),
)

/** Domain configuration (contract 2.7); lax in form, since a school's operator writes it. */
export const domainConfigWire = entity(
  laxParts({
    title: optionalText,
    logo: wireUrl,
    favicon: wireUrl,
    theme: wireMap(z.string()),
    footer: orNull(laxList(footerEntryWire)),
    support_email: optionalText,
    whats_app_number: optionalText,
    telegram_link: wireUrl,
    languages: orNull(laxList(z.string())),
    default_language: optionalText,
    components: componentsWire,
    push_notification: orNull(entity({ app_id: z.string(), is_enabled: wireBool })),
    mobile_app_version: optionalText,
    country: optionalText,
    community_url: wireUrl,
    community_url_api: wireUrl,
  }),
)

export type DomainConfig = z.output<typeof domainConfigWire>
