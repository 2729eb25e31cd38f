/** The count after a tab's name. */
export function TabCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return <span className="num text-small font-normal text-muted">{count}</span>
}
