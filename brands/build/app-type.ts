import type { Brand } from '../../src/brand/schema.ts'
import { UsageError } from '../check/usage-error.ts'

const APP_TYPES = ['web', 'mobile']

/** The constant by which the app and its first view know what they are built for: `APP` of the environment, or the web. */
export function appTypeConstant(app = process.env['APP'] || 'web'): Record<string, string> {
  if (!APP_TYPES.includes(app)) throw new UsageError(`APP is one of ${APP_TYPES.join(', ')}, not "${app}".`)
  return { 'import.meta.env.APP_TYPE': JSON.stringify(app) }
}

/** Whether the app for phones is built. */
export const isMobileBuild = (): boolean => process.env['APP'] === 'mobile'

/** What a brand says of its app; throws a `UsageError` where it has none. */
export function mobileAppOf({ id, mobileApp }: Brand): NonNullable<Brand['mobileApp']> {
  if (mobileApp) return mobileApp
  throw new UsageError(`brands/${id}/brand.json $.mobileApp: missing; the app cannot be built without it.`)
}

/** What the app for phones knows of itself besides: it runs at an origin of its own, but its addresses are those of the site. */
export function mobileConstants(brand: Brand): Record<string, string> {
  const { id, site, version } = mobileAppOf(brand)
  const constants = { APP_SITE: site, APP_SCHEME: id, APP_VERSION: version }
  return Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
}

/** The brand of the app for phones, whose server is never at its own origin. */
export function mobileBrand(brand: Brand): Brand {
  return { ...brand, origin: brand.origin || new URL(mobileAppOf(brand).site).origin }
}
