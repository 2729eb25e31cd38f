/** Index of a file in `FirstViewData.files`. */
type FileIndex = number

/** What the build writes into the page for the boot script, as JSON in `#first-view-data`. */
export type FirstViewData = {
  /** Router base with both slashes. */
  base: string
  server: { origin: string; v1: string; v2: string; appId: string }
  /** Languages of the build, the default first. */
  locales: string[]
  /** Every script named below, once, by what stands between `assets/` and `.js`. */
  files: string[]
  /** Files of a language's texts, by language and area. */
  texts: Record<string, Record<string, FileIndex[]>>
  /**
   * Address patterns (`/course/*\/calendar`; `**` stands for anything below) with the files of their screens and the area of their texts;
   * the first match counts. Addresses that lead on to a screen behind the sign-in have no files.
   */
  routes: [pattern: string, files: FileIndex[], area?: string][]
  /** Patterns of guests' screens that neither the sign-in nor the shell precedes. */
  alone: string[]
  /** Patterns of screens that have a head of their own on phones, in place of the frame's. */
  ownHead: string[]
  /** Files of the guard and the shell, which every signed-in screen needs. */
  shell: FileIndex[]
  /** Style sheets: the whole one, and the part of it that shell and home need. */
  sheets: { app: string; home: string }
  /** Style sheet of the fonts. */
  fonts: string
  /** The code of `follow-early.ts`. */
  follow: string
  /** Mock builds wait for the mock world: no early requests. */
  mock: boolean
}
