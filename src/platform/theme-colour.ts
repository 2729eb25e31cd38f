/** Has the browser's own bars follow the chosen theme; the page names a light and a dark ground, in this order. */
export function paintBrowser(choice: 'light' | 'dark' | 'system'): void {
  const [light, dark] = document.querySelectorAll('meta[name=theme-color]')
  const holds = (own: 'light' | 'dark') => {
    if (choice === 'system') return `(prefers-color-scheme: ${own})`
    return choice === own ? 'all' : 'not all'
  }
  light?.setAttribute('media', holds('light'))
  dark?.setAttribute('media', holds('dark'))
}
