import { existsSync, globSync, readFileSync } from 'node:fs'
import { BRANDS, expect, test } from '../app.ts'

// A word of its own: the hash of a file may have its letters.
const TRACES = /\bmsw\b|mockServiceWorker|mockWorld|mock-world|panel=off|\bworkbench\b/i

for (const brand of BRANDS) {
  test(`${brand}: no trace of the mock world or the operators' workbench in the production build`, () => {
    const folder = `dist/${brand}`
    expect(existsSync(`${folder}/index.html`), `${folder} is built`).toBe(true)
    const files = globSync(`${folder}/**/*.{html,js,css,json,webmanifest,map}`)
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => TRACES.test(file) || TRACES.test(readFileSync(file, 'utf8')))).toEqual([])
    expect(globSync(`${folder}/**/*.{m3u8,m4s,mp4}`)).toEqual([])
  })
}
