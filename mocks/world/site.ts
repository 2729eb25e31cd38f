/** Where the page that holds the world is served; set once at the start. */
let site = { origin: 'http://localhost', base: '/v/' }

export function setSite(next: { origin: string; base: string }): void {
  site = next
}

/** Absolute address of a file in `mocks/media`. */
export function mediaUrl(path: string): string {
  return `${site.origin}${site.base}${path}`
}

export const artUrl = (name: string) => mediaUrl(`art/${name}.svg`)
