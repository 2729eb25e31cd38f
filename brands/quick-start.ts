// Lets the app start as soon as its files have come: a slow phone spends half of that start on compiling them.
import type { Plugin } from 'vite'
import { LIBRARY } from './smaller-code.ts'

/** Chromium then compiles the whole file while it downloads, beside the main thread, instead of each function at its first call. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n'
/** Below it the comment costs more than it brings. */
const WORTH_IT_CHARS = 8000
/** Beside the libraries: of these a page calls the smaller part, a while after it stands. */
const LATER = /^assets\/sanitize/
const TEXTS = /\.po$/

/** The Vite plugin that does it; in builds only. */
export function quickStart(): Plugin {
  return {
    name: 'quick-start',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk' || TEXTS.test(output.facadeModuleId ?? '')) continue
          if (LIBRARY.test(output.fileName) || LATER.test(output.fileName)) continue
          if (output.code.length > WORTH_IT_CHARS) output.code = COMPILE_AT_ONCE + output.code
        }
      },
    },
  }
}
