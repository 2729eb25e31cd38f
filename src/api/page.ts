import type * as z from '#/lib/zod'

import { readItems, rowsOf } from './answer'
import type { Call } from './client'
import { readableItems } from './readable-items'

export interface Page<T> {
  items: T[]
  /** Number of rows that came, unreadable ones included. */
  received: number
  page: number | null
  pageCount: number | null
  perPage: number | null
  total: number | null
}

/**
 * Sends `call` and reads its rows, without the unreadable ones, and the four pagination headers, of which a missing or unreadable one is
 * null. `asked` is the number of the page that `call` requests, from 1.
 */
export async function readPage<S extends z.ZodMiniType>(
  call: Call,
  item: S,
  asked: number,
): Promise<Page<z.output<S>>> {
  const answer = await call.answer()
  const rows = rowsOf(answer)
  const { headers } = answer
  return {
    // A later page may end in a single bad row; a first one of which nothing can be read makes the call fail.
    items: asked > 1 ? readableItems(item, rows) : readItems(item, answer),
    received: rows.length,
    page: count(headers, 'X-Pagination-Current-Page'),
    pageCount: count(headers, 'X-Pagination-Page-Count'),
    perPage: count(headers, 'X-Pagination-Per-Page'),
    total: count(headers, 'X-Pagination-Total-Count'),
  }
}

/** The number of the next page, or null at the end; `asked` is the page that was requested, `size` its number of rows. */
export function nextPage(page: Page<unknown>, asked: number, size: number): number | null {
  // A page past the end is answered with the last one again.
  if (page.page !== null && page.page < asked) return null
  if (page.pageCount !== null) return asked < page.pageCount ? asked + 1 : null
  return page.received < (page.perPage ?? size) ? null : asked + 1
}

function count(headers: Headers, name: string): number | null {
  const text = headers.get(name)?.trim() ?? ''
  return /^\d+$/.test(text) ? Number(text) : null
}
