/** Addresses may hold tokens and names in their query: errors, reports and what is compared never carry it. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '')
}
