/** What the build writes into the page for the boot script, as JSON in `#first-view-data`. */
export type FirstViewData = {
  /** Router base with both slashes. */
  base: string
  server: { origin: string; v1: string; v2: string; appId: string }
  locales: string[]
  defaultLocale: string
  /** Files of a language's texts, by language. */
  texts: Record<string, string[]>
  /** Address patterns (`/course/*\/calendar`) with the files of their screens; the first that fits counts. */
  routes: [pattern: string, files: string[]][]
  /** Files of the guard and the shell, that every signed-in screen needs. */
  shell: string[]
  /** Mock builds wait for the mock world: no early requests. */
  mock: boolean
}
