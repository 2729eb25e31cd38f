// Lets the app start as soon as its files have arrived: a slow phone spends half of that start on compiling them.
import type { Plugin } from 'vite'

/** Makes Chromium compile the whole file while it downloads, off the main thread, instead of each function at its first call. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n'
/** Below this size the comment costs more than it saves. */
const WORTH_IT_CHARS = 8000
/** Large libraries in files of their own. */
const LIBRARY = /^assets\/(?:hls|phone-rules|media-captions)/
/** Besides the libraries: files of which a page calls only a small part: some time after it has been drawn, or of the mock world. */
const PARTLY = /^assets\/(?:sanitize|browser-)/
const TEXTS = /\.po$/

/** The Vite plugin for this; in builds only. */
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
          if (LIBRARY.test(output.fileName) || PARTLY.test(output.fileName)) continue
          if (output.code.length > WORTH_IT_CHARS) output.code = COMPILE_AT_ONCE + output.code
        }
      },
    },
  }
}
