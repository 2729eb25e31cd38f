/**
 * The folders whose screen tests are near these files: a room of a domain and the domain's screens, a whole domain for a file of its root,
 * or a room of the app beside the domains. Nearly every screen test loads the whole app, so that what a test imports says nothing of what
 * it is about.
 */
export function roomsOf(files: readonly string[]): string[] {
  const rooms = files.flatMap((file) => {
    const [, domain, room] = /^(src\/domains\/[^/]+\/)([^/]+\/)?/.exec(file) ?? []
    if (domain) return room ? [domain + room, `${domain}screens/`] : [domain]
    return /^(?:src\/[^/]+|mocks)\//.exec(file)?.[0] ?? []
  })
  const isInside = (room: string) => rooms.some((other) => other !== room && room.startsWith(other))
  return [...new Set(rooms)].filter((room) => !isInside(room)).toSorted()
}
