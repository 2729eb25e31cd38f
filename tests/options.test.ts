import { afterEach, expect, it, vi } from 'vitest'
import { readOptions, readParts } from './options'

const KNOWN = { full: { type: 'boolean', default: false }, only: { type: 'string' } } as const

/** Every word that a stopped command says. */
const said: string[] = []
vi.mock('./stop.ts', () => ({
  stop(words: string) {
    said.push(words)
    throw new Error('stopped')
  },
}))

const { argv } = process
afterEach(() => {
  process.argv = argv
  said.length = 0
})

function given(...options: string[]) {
  process.argv = ['node', 'command.ts', ...options]
  return readOptions(KNOWN)
}

it('reads options with either sign, the last of two', () => {
  expect(given()).toEqual({ full: false })
  expect(given('--full', '--only=a,b')).toEqual({ full: true, only: 'a,b' })
  expect(given('--only', 'a', '--only', 'b')).toEqual({ full: false, only: 'b' })
})

it.each([['--fulll'], ['kinetic'], ['--only'], ['--full=yes']])('stops at %s', (option) => {
  expect(() => given(option)).toThrow('stopped')
  expect(said.join()).toContain('Options: --full, --only;')
})

it('narrows a run to the parts that are named, in their own order', () => {
  expect(readParts(['a', 'b', 'c'], undefined)).toEqual(['a', 'b', 'c'])
  expect(readParts(['a', 'b', 'c'], 'c,a')).toEqual(['a', 'c'])
  expect(() => readParts(['a', 'b'], 'a,x')).toThrow('stopped')
  expect(said).toEqual(['--only: expected some of a,b, found "x"'])
})
