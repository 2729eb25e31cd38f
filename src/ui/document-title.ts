import { useEffect } from 'react'

let product = ''

/** The brand's name that stands behind every title. */
export function configureDocumentTitle(name: string): void {
  product = name
}

/** The tab's title: "Settings · Lumen". The only place that writes it. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    document.title = product === '' || title === product ? title : `${title} · ${product}`
  }, [title])
}
