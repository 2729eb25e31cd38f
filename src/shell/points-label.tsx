import { Plural } from '@lingui/react/macro'
import { useMenuFacts } from './use-menu-facts'

/** From here on a phone shows "1.2M", so that the balance leaves the header room for its buttons. */
const LONG = 1_000_000

/** The learner's balance; plain text until the points have a screen of their own. */
export function PointsLabel({ short = false }: { short?: boolean }) {
  const { points } = useMenuFacts()
  // A balance that did not load is not zero.
  if (points === null) return null
  const words = <Plural value={points} one="# point" other="# points" />
  return (
    <span className="inline-flex items-center gap-2 text-small font-strong whitespace-nowrap tabular-nums">
      <span aria-hidden="true" className="size-2.5 rounded-full bg-spark shadow-[0_0_0_3px_var(--spark-soft)]" />
      {short ? (
        <>
          <span aria-hidden="true">
            {points.toLocaleString(document.documentElement.lang, points < LONG ? {} : { notation: 'compact' })}
          </span>
          <span className="sr-only">{words}</span>
        </>
      ) : (
        words
      )}
    </span>
  )
}
