// Ends a development server whose starter was killed: npm starts it through a shell, which passes no signal on.
import type { Plugin } from 'vite'

const LOOK_MS = 500

/** The Vite plugin for this. Where a process keeps the number of a parent that is gone (on Windows), nothing happens. */
export function endsWithParent(): Plugin {
  return {
    name: 'ends-with-parent',
    apply: 'serve',
    configureServer() {
      const parent = process.ppid
      setInterval(() => process.ppid !== parent && process.exit(), LOOK_MS).unref()
    },
  }
}
