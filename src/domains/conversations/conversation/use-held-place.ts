import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { type ConversationRows, hasGrownAbove } from './conversation-rows'

/** Nearer to the end than this, in px, the newest messages are followed. */
const END_PX = 48
/** Among so many rows from the first one on the screen is the message that is read. */
const ROWS_READ = 8
/** In so many frames is a place that is held gone to again; the list itself waits about as long for heights. */
const OWN_MOVE_FRAMES = 8
/** What a reader does to go elsewhere. */
const READER_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const

/** A loaded message that was looked for. */
export interface Marked {
  id: number
  /** It is announced; else that is done where it was found. */
  isSaid: boolean
}

/** Where in the window it stands. */
const ALIGNS = { marked: 'center', unread: 'start', end: 'end' } as const
/** What can be kept in its place: the message that was looked for, the first unread one, the end. */
type Held = keyof typeof ALIGNS

interface HeldPlaceOptions {
  scroller: RefObject<HTMLElement | null>
  list: RefObject<VirtualizerHandle | null>
  rows: ConversationRows
  /** All rows of the list, those below the messages, too; the same object until they change. */
  items: ArrayLike<unknown>
  /** It is held, and once more with each new object. */
  marked: Marked | null
  /** How many rows below the messages are the learner's own. */
  ownCount: number
}

/**
 * Where a conversation stands. What comes in around a row has heights of its own, which are known once it is drawn: until the reader moves,
 * the list is therefore brought back to what is held, the message that was looked for, else the first unread one, else the end. A reader who
 * stands at the end follows it; an own message always leads there. One who is elsewhere stays, whatever comes in above or below.
 */
export function useHeldPlace({ scroller, list, rows, items, marked, ownCount }: HeldPlaceOptions) {
  const reading = useRef<number | null>(null)
  const isGrownAbove = useGrownAbove(items, rows, reading)
  const [isAtEnd, setIsAtEnd] = useState(marked === null)
  const newest = rows.ids.at(-1) ?? 0
  const [readTo, setReadTo] = useState(newest)

  const held = useRef<Held | null>(null)
  const indexOf = (what: Held) => {
    if (what === 'end') return items.length - 1
    return what === 'unread' ? rows.indexOfSeparator('new') : rows.indexOfMessage(marked?.id ?? 0)
  }
  const putHeld = () => {
    const at = held.current === null ? -1 : indexOf(held.current)
    if (held.current !== null && at >= 0) list.current?.scrollToIndex(at, { align: ALIGNS[held.current] })
  }
  const ownMove = useOwnMove(putHeld)
  const keepHeld = () => {
    if (held.current !== null) ownMove.begin()
    putHeld()
  }
  const holdAt = (what: Held) => {
    held.current = what
    keepHeld()
  }
  useReaderMoves(scroller, (event) => {
    held.current = null
    if (!(event instanceof KeyboardEvent) || event.key !== 'End') return
    // The browser would lead to where the end was before the rows there were measured.
    event.preventDefault()
    holdAt('end')
  })
  const hold = useEffectEvent(holdAt)
  // The event of a move comes with the next frame, in WebKit later: the list would take what is measured meanwhile for seen from where it was.
  const tell = useEffectEvent(() => scroller.current?.dispatchEvent(new Event('scroll')))
  useLayoutEffect(() => {
    if (marked === null) hold(rows.indexOfSeparator('new') >= 0 ? 'unread' : 'end')
    requestAnimationFrame(tell)
    // Once, at the opening.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useLayoutEffect(() => {
    if (marked) hold('marked')
    else if (held.current === 'marked') held.current = null
  }, [marked])
  useLayoutEffect(() => {
    // Not within the drawing: the list draws what the move shows.
    if (isGrownAbove) queueMicrotask(tell)
  }, [isGrownAbove, items])

  const keep = useEffectEvent(() => {
    // Who stands at the end follows it, also where something comes in above the last row, as the beginning of a consultation does.
    if (held.current === null && isAtEnd) held.current = 'end'
    keepHeld()
  })
  useLayoutEffect(() => keep(), [items])

  // An own message is always shown.
  const wasOwn = useRef(ownCount)
  useEffect(() => {
    if (ownCount > wasOwn.current) hold('end')
    wasOwn.current = ownCount
  }, [ownCount])

  const viewport = useRef<number>(undefined)
  function onScroll() {
    const isNow = notePlace()
    // All that is unread stands on the screen: what comes next is followed.
    if (isNow && held.current === 'unread') held.current = 'end'
    // A screen reader, or the browser's own search, moves without a press; a window that grows moves what stands at the end, too.
    const isReaders = scroller.current?.clientHeight === viewport.current && !ownMove.isUnderWay()
    if (isReaders && !(isNow && held.current === 'end')) held.current = null
  }
  function onResize() {
    const isSameWindow = scroller.current?.clientHeight === viewport.current
    viewport.current = scroller.current?.clientHeight
    // As the keyboard of a phone comes up.
    if (!isSameWindow && held.current === null && isAtEnd) held.current = 'end'
    // A reader on the way is told by the scroll.
    if (isSameWindow && held.current === null) return
    // Rows are measured after they came in, and again once their pictures or the fonts are there.
    keepHeld()
    notePlace()
  }

  /** Whether the end stands on the screen. */
  function notePlace(): boolean {
    if (!scroller.current || !list.current) return false
    // The list itself learns of a new height later.
    const { scrollTop, clientHeight, scrollHeight } = scroller.current
    const isNow = scrollTop + clientHeight >= scrollHeight - END_PX
    setIsAtEnd(isNow)
    if (isNow) setReadTo(newest)
    const first = list.current.findItemIndex(scrollTop)
    reading.current = rows.messagesIn(first, first + ROWS_READ)[0] ?? null
    return isNow
  }

  return {
    /** Whether the end stands on the screen. */
    isAtEnd,
    /** The newest message that was there when the end last stood on the screen. */
    readTo,
    /** Leads to the end and keeps it. */
    holdEnd: () => holdAt('end'),
    /** The list's own: whether it keeps the place from the end, and that it tells of each scroll and each height that it learns. */
    ofList: { shift: isGrownAbove, onScroll, onResize },
  }
}

/** Tells when the reader goes elsewhere in the conversation. */
function useReaderMoves(scroller: RefObject<HTMLElement | null>, onMove: (event: Event) => void) {
  const moved = useEffectEvent(onMove)
  useEffect(() => {
    const element = scroller.current
    const move = (event: Event) => moved(event)
    for (const name of READER_MOVES) element?.addEventListener(name, move, { passive: name !== 'keydown' })
    return () => {
      for (const name of READER_MOVES) element?.removeEventListener(name, move)
    }
  }, [scroller])
}

/**
 * Tells the list's own moves from a reader's: it moves when rows and window are measured, and its scroll events come with the next frame. A
 * place that the list was not yet high enough for is reached by `again`, once it is: Chromium may learn of a new height some frames late.
 */
function useOwnMove(again: () => void) {
  const frame = useRef(0)
  const begin = (left = OWN_MOVE_FRAMES) => {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => {
      frame.current = 0
      if (left === 0) return
      again()
      begin(left - 1)
    })
  }
  return { begin, isUnderWay: () => frame.current !== 0 }
}

/** Whether the rows have grown above what is read since the list was last drawn with others: then the place is kept from the end. */
function useGrownAbove(items: unknown, rows: ConversationRows, reading: RefObject<number | null>): boolean {
  const [before, setBefore] = useState({ items, rows, isGrownAbove: false })
  if (before.items === items) return before.isGrownAbove
  const isGrownAbove = hasGrownAbove(before.rows, rows, reading.current)
  setBefore({ items, rows, isGrownAbove })
  return isGrownAbove
}
