import { expect, it } from 'vitest'
import { releaseVersion } from './version.ts'

it('names a release as told, else by version and commit', () => {
  expect(releaseVersion('2026-11-27.2')).toBe('2026-11-27.2')
  expect(releaseVersion()).toMatch(/^\d+\.\d+\.\d+(?:\+[\da-f]{8})?$/)
})

it.each(['../up', '.hidden', '-x', 'a b', 'a/b'])('refuses %j, which could not name a folder', (name) => {
  expect(() => releaseVersion(name)).toThrow(
    `RELEASE: expected letters, digits, dots, plus and hyphens such as 1.4.0, found "${name}"`,
  )
})
