import { useEffect, useSyncExternalStore } from 'react'
import { observable } from '#/lib/observable'

let product = ''
let current = ''
const inHead = observable('')

/** Sets the brand's name behind every title, the current one included: the domain's name arrives late. */
export function configureDocumentTitle(name: string): void {
  product = name
  if (current !== '') write()
}

function write(): void {
  document.title = product === '' || current === product ? current : `${current} · ${product}`
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
export function onceTitled(listener: () => void): () => void {
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
