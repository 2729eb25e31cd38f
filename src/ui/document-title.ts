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

/** Sets the tab's title ("Settings · Lumen"); nothing else writes it. `head` is shown in the phone header instead. */
export function useDocumentTitle(title: string | undefined, head?: string): void {
  useEffect(() => {
    if (title === undefined) return
    current = title
    inHead = head ?? title
    write()
    for (const listener of listeners) listener()
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
