/** What the build renders into the page's first bytes. */
export type StillViews = {
  /** The sign-in screen, by language. */
  login: Record<string, string>
  /** The shell's frame with bones. */
  shell: string
  /** Rules of these views, minified. */
  css: string
}
