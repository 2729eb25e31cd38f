/** One entry for each part of the page whose content a reload would lose. */
const held = new Set<symbol>()

/** Keeps the page from reloading by itself until the returned function is called. */
export function holdUnsaved(): () => void {
  const place = Symbol('unsaved')
  held.add(place)
  return () => held.delete(place)
}

/** True while text or files are not sent yet. */
export function hasUnsaved(): boolean {
  return held.size > 0
}
