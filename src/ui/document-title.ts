import { useEffect, useSyncExternalStore } from 'react'

let product = ''
let current = ''
let inHead = ''
const listeners = new Set<() => void>()

/** The brand's name that stands behind every title, also behind the present one: the domain's name comes late. */
export function configureDocumentTitle(name: string): void {
  product = name
  if (current !== '') write()
}

function write(): void {
  document.title = product === '' || current === product ? current : `${current} · ${product}`
}

/** The tab's title: "Settings · Lumen". The only place that writes it. `head` stands in the head of phones instead. */
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

/** What the head of phones says: the present screen's title without the product's name, or what it gives instead. */
export function useCurrentTitle(): string {
  return useSyncExternalStore(
    subscribe,
    () => inHead,
    () => '',
  )
}
