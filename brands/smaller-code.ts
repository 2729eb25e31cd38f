// A second pass over the built files: the bundler's minifier is fast, this one finds what it leaves (1.5 kB of a first view).
import { minify } from '@swc/core'
import type { Plugin } from 'vite'

/** Large libraries in files of their own, minified by their authors. */
export const LIBRARY = /^assets\/(?:hls|min|media-captions)/

/** The same code in fewer bytes. */
export async function smaller(code: string, module = true): Promise<string> {
  const compress = { passes: 3, module, ecma: 2022 } as const
  const pass = await minify(code, {
    module,
    ecma: 2022,
    compress,
    mangle: true,
    format: { comments: false, ecma: 2022 },
  })
  // If this pass makes the code longer, it stays as it was.
  return pass.code.length < code.length ? pass.code : code
}

/** The Vite plugin for this; in builds only. */
export function smallerCode(): Plugin {
  return {
    name: 'smaller-code',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        await Promise.all(
          chunks
            .filter(({ fileName }) => !LIBRARY.test(fileName))
            .map(async (chunk) => {
              chunk.code = await smaller(chunk.code)
            }),
        )
      },
    },
  }
}
