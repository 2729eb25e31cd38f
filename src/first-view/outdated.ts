// Runs in the app for phones before its other scripts, and in words that any browser reads: the rest would leave an old one white.

/** The newest of what the styles cannot do without. */
const NEEDED = 'light-dark(#000,#fff)'

/** Shows a page that says so where the system's browser is too old, and ends the loading of everything else. */
export function stopIfOutdated(): void {
  if (CSS.supports('color', NEEDED)) return
  const language = navigator.language.slice(0, 2)
  const known = document.getElementById(`still-outdated-${language}`)
  const template = known || document.querySelector('[id^=still-outdated]')
  if (!(template instanceof HTMLTemplateElement)) return
  window.stop()
  // Nothing is painted while it waits for what no longer comes.
  const wait = document.querySelector('link[rel=expect]')
  if (wait) wait.remove()
  document.body.textContent = ''
  document.body.appendChild(template.content)
}

stopIfOutdated()
