const MAX_PER_PAGE = 50

/** One page by contract 1.5: sizes are clamped, and a page past the end is the last one. */
export function pageOf<T>(all: T[], page: string | null, perPage: string | null, usual: number) {
  const size = Math.min(MAX_PER_PAGE, Math.max(1, whole(perPage, usual)))
  const count = Math.ceil(all.length / size)
  const current = Math.max(1, Math.min(whole(page, 1), count))
  return {
    items: all.slice((current - 1) * size, current * size),
    headers: {
      'X-Pagination-Current-Page': String(current),
      'X-Pagination-Page-Count': String(count),
      'X-Pagination-Per-Page': String(size),
      'X-Pagination-Total-Count': String(all.length),
    },
  }
}

function whole(text: string | null, otherwise: number): number {
  const value = Number.parseInt(text ?? '', 10)
  return Number.isNaN(value) ? otherwise : value
}
