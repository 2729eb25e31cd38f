/** Asks for the brand's fonts; called once the first view is usable, since they are never worth waiting for. */
export function loadFonts(sheet: string): void {
  if (document.querySelector(`link[href="${sheet}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = sheet
  link.fetchPriority = 'low'
  document.head.append(link)
}
