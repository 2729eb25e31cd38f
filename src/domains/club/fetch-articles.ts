import { apiConfig } from '#/api/client'
import { readableItems } from '#/api/readable-items'
import { report } from '#/api/report'
import { readToken } from '#/api/token-store'
import { readLocalBrand } from '#/brand/local-brand'
import { asRecord } from '#/lib/lax'
import { invariant } from '#/lib/invariant'
import { bySort } from '#/lib/by-sort'
import { articlesAddress, mayKnowToken } from './articles-address'
import type { Article } from './model'
import { articleWire } from './wire'

interface Wanted {
  communityUrlApi: string | null
  /** Of the communities that are the learner's; null: they have not been asked for. */
  uniqs: readonly string[] | null
  signal?: AbortSignal
}

/**
 * Articles of the learner's communities from the club's own service (L37), which is told the token only at a trusted address. Whatever
 * goes wrong there, the list is empty, and nobody is signed out.
 */
export async function fetchArticles({ communityUrlApi, uniqs, signal }: Wanted): Promise<Article[]> {
  invariant(communityUrlApi, 'communityUrlApi must be set')
  invariant(uniqs, 'Communities is not fetched')
  const token = readToken()
  if (uniqs.length === 0 || token === null) return []
  const { origin, lang, fetch: send = fetch } = apiConfig()
  const address = articlesAddress(communityUrlApi, uniqs, lang)
  const trusted = [new URL(origin || location.origin).origin, ...readLocalBrand().trustedReturnOrigins]
  if (!mayKnowToken(address, trusted)) {
    report(new Error('The club’s address is not among the trusted ones'), { context: 'club', level: 'warn' })
    return []
  }
  try {
    const response = await send(address, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: signal ?? null,
    })
    if (!response.ok) throw new Error(`The club answered ${response.status}`)
    const body: unknown = await response.json()
    const rows = Array.isArray(body) ? body : asRecord(body)?.['data']
    if (!Array.isArray(rows)) throw new Error('The club answered no list')
    return readableItems(articleWire, rows, 'An article').toSorted(bySort)
  } catch (error) {
    signal?.throwIfAborted()
    report(new Error('article fetch failure returns an empty list', { cause: error }), {
      context: 'club',
      level: 'warn',
    })
    return []
  }
}
