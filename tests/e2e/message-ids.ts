import { globSync, readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import type { BrowserContext } from '@playwright/test'

let known: string[] | undefined

/** The id of every text of the app: a page shows it in place of a text whose catalogue it has not loaded. Read once for all tests of a worker. */
const messageIds = () => (known ??= readMessageIds())

function readMessageIds(): string[] {
  const { parse } = formatter({ lineNumbers: false })
  const files = globSync('locales/en/*.po')
  const ids = files.flatMap((filename) =>
    Object.keys(parse(readFileSync(filename, 'utf8'), { locale: 'en', sourceLocale: 'en', filename }) ?? {}),
  )
  if (ids.length === 0) throw new Error('locales/en has no texts')
  return ids
}

/** Collects message ids that any page of the context shows, however shortly, as a text or in an attribute that is read out or shown. */
export async function watchForMessageIds(context: BrowserContext): Promise<string[]> {
  const found: string[] = []
  await context.exposeFunction('noteMessageId', (text: string) => found.push(text))
  await context.addInitScript((all) => {
    const ids = new Set(all)
    const attributes = [
      'title',
      'alt',
      'placeholder',
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
    ]
    const inspect = (text: string | null, place: string) => {
      const id = text?.split(/[^\w-]+/).find((part) => ids.has(part))
      if (id === undefined) return
      const { noteMessageId } = window as unknown as { noteMessageId(note: string): void }
      noteMessageId(`${id} at ${location.pathname}, ${place}: ${text}`)
    }
    const inspectAttributes = (element: Element) => {
      for (const name of attributes) inspect(element.getAttribute(name), `${element.localName} ${name}`)
    }
    const inspectTree = (root: Node) => {
      if (root instanceof Text && !root.parentElement?.closest('script, style'))
        inspect(root.data, root.parentElement?.localName ?? '')
      if (root instanceof Element) inspectAttributes(root)
      root.childNodes.forEach(inspectTree)
    }
    const watcher = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'childList') addedNodes.forEach(inspectTree)
        else if (type === 'characterData') inspectTree(target)
        else inspectAttributes(target as Element)
      }
    })
    watcher.observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: attributes })
  }, messageIds())
  return found
}
