/**
 * The folders whose screen tests are near these files: a domain, or a room of the app beside the domains. Nearly every screen test loads the
 * whole app, so that what a test imports says nothing of what it is about.
 */
export function roomsOf(files: readonly string[]): string[] {
  const rooms = files.flatMap((file) => /^(?:src\/domains\/[^/]+|src\/[^/]+|mocks)\//.exec(file)?.[0] ?? [])
  return [...new Set(rooms)].toSorted()
}
