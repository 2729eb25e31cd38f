/** Opens an outside address in a new tab that has no access to this page. */
export function openInNewTab(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer')
}
