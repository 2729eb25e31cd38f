/** Shows a number on the icon of the installed app, where the browser can; 0: none. */
export function showAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  // Refused where the app is not installed.
  navigator.setAppBadge(count).catch(() => {})
}
