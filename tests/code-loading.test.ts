import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What imports by itself: the retry of an import, and the boot script, before which no code of the app is there. */
const BY_ITSELF = ['src/platform/import-again.ts', 'src/first-view/ask-early.ts']

const IMPORT = /(?<!typeof )(?<!: )\bimport\(/g
const LOADED = /\b(?:loadCode|part)\(\s*\(\) =>\s*$/

it('code that comes later is imported by `loadCode` and `part` only', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/*.test.*'] })
  const bare = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    return [...code.matchAll(IMPORT)].filter(({ index }) => !LOADED.test(code.slice(0, index))).map(() => file)
  })
  expect([...new Set(bare)].toSorted()).toEqual(BY_ITSELF.toSorted())
})
