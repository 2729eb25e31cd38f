/** Makes the browser's own bars follow the chosen theme; the page has a `theme-color` for light and one for dark, in this order. */
export function paintBrowser(choice: 'light' | 'dark' | 'system'): void {
  const [light, dark] = document.querySelectorAll('meta[name=theme-color]')
  const holds = (own: 'light' | 'dark') => {
    if (choice === 'system') return `(prefers-color-scheme: ${own})`
    return choice === own ? 'all' : 'not all'
  }
  light?.setAttribute('media', holds('light'))
  dark?.setAttribute('media', holds('dark'))
}
