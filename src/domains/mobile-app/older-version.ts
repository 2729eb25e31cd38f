/** Whether a version (`x.y.z`) is older than the newest; nothing is, where one of them is unknown or no version. */
export function isOlderVersion(own: string | undefined, newest: string | null): boolean {
  const mine = numbersOf(own)
  const theirs = numbersOf(newest)
  if (!mine || !theirs) return false
  const at = mine.findIndex((number, place) => number !== theirs[place])
  return Number(mine[at]) < Number(theirs[at])
}

const numbersOf = (version: string | null | undefined) =>
  version && /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : null
