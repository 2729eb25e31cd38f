interface TabCountProps {
  /** null: not known yet, and a digit's room is kept for it. */
  count: number | null | undefined
}

/** The count after a tab's name. */
export function TabCount({ count }: TabCountProps) {
  if (count === undefined) return null
  return <span className="num text-small font-normal text-muted">{count ?? '\u2007'}</span>
}
