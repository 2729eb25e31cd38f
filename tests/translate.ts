/**
 * Does to the page what a browser does that translates it: each text stands in two nested `font` elements, also after changes. Returns a
 * stop. It runs in pages that have nothing of this file, so it uses nothing from outside.
 */
export function translate(): () => void {
  const UNTOUCHED = 'script, style, textarea, title, option, noscript, font'
  const take = (text: Node) => {
    if (!text.parentElement || text.parentElement.closest(UNTOUCHED) || !text.nodeValue?.trim()) return
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.append(text.nodeValue)
    text.parentElement.replaceChild(outer, text)
  }
  const takeAll = (root: Node) => {
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) take(text)
  }
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.nodeType === Node.TEXT_NODE) take(target)
      for (const added of addedNodes) takeAll(added)
    }
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
