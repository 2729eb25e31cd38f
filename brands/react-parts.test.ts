import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface LintRules {
  rules: { 'no-restricted-imports': [string, { paths: { name: string; importNames?: string[] }[] }] }
}

interface Package {
  dependencies?: object
  peerDependencies?: object
}

const text = (file: string) => readFileSync(file, 'utf8')
const packageAt = (folder: string): Package => JSON.parse(text(`${folder}/package.json`))
const lint: LintRules = JSON.parse(text('.oxlintrc.json'))
const leftOut = lint.rules['no-restricted-imports'][1].paths.find(({ name }) => name === 'react')?.importNames

/** What a file takes from React, by any way of importing it. */
const taken = (code: string) => [
  ...[...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']react["']/g)].flatMap(([, names]) =>
    (names ?? '').split(',').map((name) => name.trim().split(/\s/)[0] ?? ''),
  ),
  ...[...code.matchAll(/\bReact\w*(?:\.|\[["'])(\w+)/g)].map(([, name]) => name ?? ''),
]

it('leaves out nothing that a library asks React for', () => {
  const libraries = Object.keys(packageAt('.').dependencies ?? {}).filter(
    (name) => 'react' in (packageAt(`node_modules/${name}`).peerDependencies ?? {}),
  )
  const files = libraries.flatMap((name) =>
    globSync(`node_modules/${name}/{dist,build}/**/*.{js,mjs}`).filter(
      (file) => !/react-dom|\bcjs\b|\bssr\b/.test(file),
    ),
  )
  const used = new Map(files.flatMap((file) => taken(text(file)).map((name) => [name, file])))
  expect([...used.keys()]).toEqual(expect.arrayContaining(['useState', 'forwardRef', 'useSyncExternalStore']))
  expect(leftOut?.filter((name) => used.has(name)).map((name) => `${name} in ${used.get(name)}`)).toEqual([])
})
