import { UsageError } from '../check/usage-error.ts'

const DEFAULT = '/v/'

/** The path under which the app is served, with both slashes, from ROUTER_BASE; throws a `UsageError` if it cannot be one. */
export function routerBase(given = process.env['ROUTER_BASE'] || DEFAULT): string {
  if (/^\/([\w.~-]+\/)*$/.test(given)) return given
  throw new UsageError(`ROUTER_BASE: expected a path with a slash at both ends such as /learn/, found "${given}"`)
}
