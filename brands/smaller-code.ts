// A second pass over the built files: the bundler's own minifier is fast, this one finds what it leaves (1.5 kB of a first view).
import { minify } from '@swc/core'
import type { Plugin } from 'vite'

/** Big libraries that come by themselves and were minified by their makers. */
export const LIBRARY = /^assets\/(?:hls|min|media-captions)/

/** The Vite plugin that does it; in builds only. */
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
              const { code } = await minify(chunk.code, {
                module: true,
                ecma: 2022,
                compress: { passes: 3, module: true, ecma: 2022, inline: 0 },
                mangle: true,
                format: { comments: false, ecma: 2022 },
              })
              // What this pass makes longer stays as it was.
              if (code.length < chunk.code.length) chunk.code = code
            }),
        )
      },
    },
  }
}
