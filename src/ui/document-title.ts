import { useEffect, useSyncExternalStore } from 'react'

let product = ''
let current = ''
let inHead = ''
const listeners = new Set<() => void>()

/** Sets the brand's name behind every title, the current one included: the domain's name arrives late. */
export function configureDocumentTitle(name: string): void {
  product = name
  if (current !== '') write()
}

function write(): void {
  document.title = product === '' || current === product ? current : `${current} · ${product}`
}

function showInHead(text: string): void {
  inHead = text
  for (const listener of listeners) listener()
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
    showInHead(head ?? title)
    return () => showInHead('')
  }, [title, head])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The text of the phone header: the current screen's `head`, or its title without the brand's name. */
export function useCurrentTitle(): string {
  return useSyncExternalStore(
    subscribe,
    () => inHead,
    () => '',
  )
}
