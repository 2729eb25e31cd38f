const NAMED = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '', quot: '"', apos: "'" }))

/** The text of a WebVTT cue: without voices, classes and timestamps, its entities decoded; line breaks are kept. */
export function cueText(marked: string): string {
  return marked
    .replace(/<[^>]*(?:>|$)/g, '')
    .replace(
      /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
      (whole, hex?: string, decimal?: string, name?: string) => {
        if (name) return NAMED.get(name.toLowerCase()) ?? whole
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
      },
    )
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
