import { isMobileBuild } from './app-type.ts'
import { UsageError } from '../check/usage-error.ts'

const DEFAULT = '/v/'
/** The app around the page serves it at the root of its own origin. */
const IN_APP = '/'

/** The path under which the app is served, with both slashes, from ROUTER_BASE; throws a `UsageError` if it cannot be one. */
export function routerBase(given = process.env['ROUTER_BASE'] || (isMobileBuild() ? IN_APP : DEFAULT)): string {
  if (/^\/([\w.~-]+\/)*$/.test(given)) return given
  throw new UsageError(`ROUTER_BASE: expected a path with a slash at both ends such as /learn/, found "${given}"`)
}
