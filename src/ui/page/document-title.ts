import { useEffect, useSyncExternalStore } from 'react'
import { observable } from '#/lib/observable'
import { announce } from './live-region'

let product = ''
let current = ''
let unread = 0
const inHead = observable('')

/** Sets the brand's name behind every title, the current one included: the domain's name arrives late. */
export function configureDocumentTitle(name: string): void {
  product = name
  if (current !== '') write()
}

/** Sets the number that stands before every title, of what is unread; 0: none. */
export function configureTitleCount(count: number): void {
  unread = count
  if (current !== '') write()
}

const plainTitle = () => (product === '' || current === product ? current : `${current} · ${product}`)

function write(): void {
  document.title = unread > 0 ? `(${unread}) ${plainTitle()}` : plainTitle()
}

/**
 * Sets the tab's title ("Settings · Lumen"); nothing else writes it. `head` is shown in the phone header instead, for as long as the screen
 * stands: over the skeleton of the next one it says nothing, while the tab keeps its title.
 */
export function useDocumentTitle(title: string | undefined, head?: string): void {
  useEffect(() => {
    if (title === undefined) return
    current = title
    write()
    inHead.set(head ?? title)
    return () => inHead.set('')
  }, [title, head])
}

/** Calls `listener` once, as soon as the next screen has set its title. Returns a function that takes it back. */
function onceTitled(listener: () => void): () => void {
  const stop = inHead.watch(() => {
    if (inHead.read() === '') return
    stop()
    listener()
  })
  return stop
}

/** The text of the phone header: the current screen's `head`, or its title without the brand's name. */
export function useCurrentTitle(): string {
  return useSyncExternalStore(inHead.watch, inHead.read, () => '')
}

/** Id of the heading that gets the focus after a change of route. */
export const PAGE_TITLE_ID = 'page-title'

let stopWaiting = () => {}

/**
 * Focuses the screen's heading and announces its title. While the only heading is that of the screen before, hidden below a skeleton, it waits
 * for the next title; it does nothing while there is none, since such a page says itself when it comes.
 */
export function sayTitle(): void {
  stopWaiting()
  const headings = [...document.querySelectorAll<HTMLElement>('h1')]
  const heading = headings.find((candidate) => candidate.checkVisibility())
  if (heading) {
    // A control of the new screen that has taken the focus keeps it.
    if (!document.activeElement?.closest('main')) heading.focus({ preventScroll: true })
    // The menu tells what is unread.
    announce(current === '' ? document.title : plainTitle())
  } else if (headings.length > 0) stopWaiting = onceTitled(sayTitle)
}

/**
 * Focuses and announces the title of a page that comes after the route's own announcement, as an error page does and one whose file is
 * loaded when needed; and, when it leaves, that of the screen that takes its place at the same address. Call it after `useDocumentTitle`.
 */
export function useLateTitle(): void {
  useEffect(() => {
    const { pathname } = location
    sayTitle()
    return () => {
      // The other screen's title comes with the same change. Another path has its announcement, and a learner elsewhere is left there.
      setTimeout(() => location.pathname === pathname && document.activeElement === document.body && sayTitle())
    }
  }, [])
}
