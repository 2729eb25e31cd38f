import { type Dispatch, type Key, type ReactNode, type RefCallback, type SetStateAction, useState } from 'react'
import { groupsBetween, runsOf } from './near-groups'
import { useMedia } from '../use-media'

interface NearOnlyProps {
  /** How many groups of rows there are. */
  count: number
  /** Height of a group in px until it has been drawn. */
  height: number
  /** Groups that are drawn wherever they are. */
  kept: readonly number[]
  /** What a group is known by where others may come before it; its number by default. */
  keyOf?: (group: number) => Key | undefined
  children: (group: number) => ReactNode
}

type Groups = ReadonlySet<number>
type HeightOf = (group: number) => number

/** How far outside the view a group is drawn already. */
const MARGIN = '200px'
/** Height that is filled before anything was measured. */
const FIRST_PX = 700

/** A very long list of which only the part near the view is drawn; the rest is empty space of the same height. On paper all of it is. */
export function NearOnly({ count, height, kept, keyOf = (group) => group, children }: NearOnlyProps) {
  const isPrinted = useMedia('print')
  const [heights] = useState(() => new Map<number, number>())
  const heightOf: HeightOf = (group) => heights.get(group) ?? height
  const [near, setNear] = useState<Groups>(
    () => new Set(groupsBetween({ from: 0, to: count - 1 }, () => height, 0, FIRST_PX)),
  )
  const [watch] = useState(() => watchGroups(heights, heightOf, setNear))
  return runsOf(count, (group) => isPrinted || near.has(group) || kept.includes(group)).map(({ isDrawn, from, to }) =>
    isDrawn ? (
      <div key={keyOf(from)} ref={watch} role="presentation" data-from={from}>
        {children(from)}
      </div>
    ) : (
      // A new key after each change makes a new element, which the observer reports again.
      <div
        key={`${from} ${to}`}
        ref={watch}
        aria-hidden
        data-from={from}
        data-to={to}
        style={{ height: heightBetween(from, to, heightOf) }}
      />
    ),
  )
}

/** Watches groups and gaps: a group that leaves the view becomes a gap, a gap that comes into it becomes groups. */
function watchGroups(
  heights: Map<number, number>,
  heightOf: HeightOf,
  setNear: Dispatch<SetStateAction<Groups>>,
): RefCallback<Element> {
  const look = (entries: IntersectionObserverEntry[]) => {
    const come: number[] = []
    const gone: number[] = []
    for (const { target, isIntersecting, boundingClientRect: box, intersectionRect: seen } of entries) {
      const from = Number(target.getAttribute('data-from'))
      const to = target.getAttribute('data-to')
      // A hidden list has no sizes to measure.
      if (box.width === 0) continue
      if (to === null) {
        heights.set(from, box.height)
        // A group that holds the focus stays.
        if (!isIntersecting && !target.contains(document.activeElement)) gone.push(from)
      } else if (isIntersecting) {
        come.push(...groupsBetween({ from, to: Number(to) }, heightOf, seen.top - box.top, seen.bottom - box.top))
      }
    }
    if (come.length + gone.length === 0) return
    setNear((known) => new Set([...known].filter((group) => !gone.includes(group)).concat(come)))
  }
  // `scrollMargin` extends the view of a list that scrolls by itself; not every browser has it.
  const observer = new IntersectionObserver(look, { rootMargin: MARGIN, scrollMargin: MARGIN })
  return (element) => {
    if (!element) return
    observer.observe(element)
    return () => observer.unobserve(element)
  }
}

function heightBetween(from: number, to: number, heightOf: HeightOf): number {
  let height = 0
  for (let group = from; group <= to; group += 1) height += heightOf(group)
  return height
}
