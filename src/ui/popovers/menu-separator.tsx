/** A hairline between groups of entries. */
export function MenuSeparator() {
  return <hr className="my-1.5 border-line" />
}
