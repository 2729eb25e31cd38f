import { expect, it, onTestFinished, vi } from 'vitest'
import { importAgain } from './import-again'
import { RELOADED_KEY } from './storage'

const failing = (message: string) =>
  vi.fn<() => Promise<{ THEME_KEY?: string }>>().mockRejectedValue(new TypeError(message))

it('asks under another address for a file that fails again, as the browser may remember the failure', async () => {
  const file = new URL('storage.ts?built.js', import.meta.url).href
  const load = failing(`Failed to fetch dynamically imported module: ${file}`)
  await expect(importAgain(load)).rejects.toThrow('Failed to fetch')
  await expect(importAgain(load)).resolves.toMatchObject({ THEME_KEY: expect.any(String) })
  await expect(importAgain(load)).resolves.toMatchObject({ THEME_KEY: expect.any(String) })
  expect(load).toHaveBeenCalledTimes(3)
})

it('throws what names no file, however often it fails', async () => {
  const load = failing('Importing a module script failed.')
  await expect(importAgain(load)).rejects.toThrow('Importing')
  await expect(importAgain(load)).rejects.toThrow('Importing')
})

it('gives what came', async () => {
  await expect(importAgain(() => Promise.resolve({ a: 1 }))).resolves.toEqual({ a: 1 })
})

it('asks under another address at once where a reload has not helped: a cache may keep something else under its name', async () => {
  sessionStorage.setItem(RELOADED_KEY, 'this build')
  onTestFinished(() => sessionStorage.removeItem(RELOADED_KEY))
  const file = new URL('storage.ts?rolled-back.js', import.meta.url).href
  const load = failing(`Failed to fetch dynamically imported module: ${file}`)
  await expect(importAgain(load)).resolves.toMatchObject({ THEME_KEY: expect.any(String) })
})
