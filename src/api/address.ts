export type ApiBase = 'v1' | 'v2'
type QueryValue = string | number | boolean | null | undefined
export type Query = Record<string, QueryValue | readonly (string | number)[]>

export interface ApiAddress {
  /** Origin of the server, without a slash at its end. */
  origin: string
  v1: string
  v2: string
  lang: string
}

/** The absolute address of a call: lists as `name[]`, booleans as 1 and 0, `lang` last. Also built by the boot script. */
export function apiUrl(server: ApiAddress, base: ApiBase, path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue
    if (typeof value === 'object') {
      for (const item of value) search.append(`${name}[]`, String(item))
    } else {
      search.append(name, wireText(value))
    }
  }
  search.append('lang', server.lang)
  return `${server.origin}${server[base]}/${path}?${search}`
}

/** A value as the server reads texts: booleans are 1 and 0. */
export function wireText(value: string | number | boolean): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value)
}

/** What a call requested, and with which token: kept for errors and for the session. */
export interface Ask {
  method: string
  url: string
  token: string | null
}
