import { ToldFault } from './told-fault.ts'

const DEFAULT = '/v/'

/** Address under which the app is served, with both slashes, from ROUTER_BASE; throws, in words, for what can be none. */
export function routerBase(given = process.env['ROUTER_BASE'] || DEFAULT): string {
  if (/^\/([\w.~-]+\/)*$/.test(given)) return given
  throw new ToldFault(`ROUTER_BASE: expected a path with a slash at both ends such as /learn/, found "${given}"`)
}
