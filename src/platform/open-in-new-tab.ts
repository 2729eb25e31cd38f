/** Opens an address outside of the app without a way back to this page. */
export function openInNewTab(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer')
}
