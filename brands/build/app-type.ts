import { UsageError } from '../check/usage-error.ts'

const APP_TYPES = ['web', 'mobile']

/** The constant by which the app and its first view know what they are built for: `APP` of the environment, or the web. */
export function appTypeConstant(app = process.env['APP'] || 'web'): Record<string, string> {
  if (!APP_TYPES.includes(app)) throw new UsageError(`APP is one of ${APP_TYPES.join(', ')}, not "${app}".`)
  return { 'import.meta.env.APP_TYPE': JSON.stringify(app) }
}
