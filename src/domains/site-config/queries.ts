import { queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { loadCode } from '#/platform/load-code'

/** Fetched once per load; after a failure again only on request or when the connection is back. */
const ONCE = {
  staleTime: Infinity,
  gcTime: Infinity,
  retryOnMount: false,
  refetchOnWindowFocus: false,
} as const

const remoteWires = () => loadCode(() => import('./remote-wires')).then((module) => module.remoteWires)

export const siteConfigQueries = {
  /** Remote values of the brand's keys (A30); a failure or another version leaves the local ones in force. */
  external: () =>
    queryOptions({
      queryKey: ['site-config', 'external'],
      queryFn: ({ signal }) =>
        api.get('external-application-config', { signal }).data(remoteWires().then((wires) => wires.external)),
      ...ONCE,
    }),

  /** Configuration of the school's domain (A31). */
  domain: () =>
    queryOptions({
      queryKey: ['site-config', 'domain'],
      queryFn: ({ signal }) => api.get('domain-config', { signal }).data(remoteWires().then((wires) => wires.domain)),
      ...ONCE,
    }),
}
