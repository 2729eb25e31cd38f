/** What the build renders into the page's first bytes. */
export type StillViews = {
  /** The sign-in screen, by language. */
  login: Record<string, string>
  /** What is shown when the app's code does not arrive, by language. */
  failure: Record<string, string>
  /** What is shown where the system's browser is too old, by language; in the app for phones only. */
  outdated: Record<string, string>
  /** The shell's frame with placeholders. */
  shell: string
  /** Rules of these views, minified. */
  css: string
}
