/** Opens an address of ours to give away (the dashboard of admins) without a way back to this page. */
export function openInNewTab(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer')
}
