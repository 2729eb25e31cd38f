import { useEffect, useSyncExternalStore } from 'react'

let product = ''
let current = ''
const listeners = new Set<() => void>()

/** The brand's name that stands behind every title, also behind the present one: the domain's name comes late. */
export function configureDocumentTitle(name: string): void {
  product = name
  if (current !== '') write()
}

function write(): void {
  document.title = product === '' || current === product ? current : `${current} · ${product}`
}

/** The tab's title: "Settings · Lumen". The only place that writes it. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    current = title
    write()
    for (const listener of listeners) listener()
  }, [title])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The present screen's title without the product's name, for the head of phones. */
export function useCurrentTitle(): string {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => '',
  )
}
