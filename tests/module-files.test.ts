import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lateFileOf } from './module-files.ts'

const LIST = {
  files: {
    'src/routes/home.tsx': ['assets/start-1.js', 'assets/home-2.js'],
    'src/main.tsx': ['assets/start-1.js'],
    'src/home.css': ['assets/one-3.css', 'assets/other-4.css'],
  },
  withPage: ['assets/start-1.js'],
}

describe('the file of a module', () => {
  it('is the one that comes after the page', () => {
    expect(lateFileOf('src/routes/home.tsx', LIST)).toBe('assets/home-2.js')
  })

  it.each([
    ['src/renamed.tsx', 'in no file of the build'],
    ['src/main.tsx', 'comes with the page itself, in assets/start-1.js'],
    ['src/home.css', 'in several files: assets/one-3.css, assets/other-4.css'],
  ])('cannot be lost or held: %s', (module, reason) => {
    expect(() => lateFileOf(module, LIST)).toThrow(reason)
  })
})

it('is asked for of modules that are there', () => {
  const named = globSync('tests/e2e/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'((?:src|node_modules)\/[\w.$/-]+\.\w+)'/g)].map(
      ([, module = '']) => module,
    ),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((module) => !existsSync(module))).toEqual([])
})
