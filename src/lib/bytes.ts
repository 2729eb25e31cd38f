const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A file's size for people, in the largest unit that gives at least one: "61 MB". */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const amount = bytes / 1024 ** power
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    // A decimal below ten, whole from there on.
    maximumSignificantDigits: Math.max(2, String(Math.floor(amount)).length),
  }).format(amount)
}
