import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { PACKED_TYPES } from '../../../brands/build/twins.ts'
import { BRANDS, expect, test } from '../app.ts'

// A word of its own: the hash of a file may have its letters.
const TRACES = /\bmsw\b|mockServiceWorker|mock-worker|mockWorld|mock-world|panel=off|\bworkbench\b/i

for (const brand of BRANDS) {
  test(`${brand}: no trace of the mock world or the operators' workbench in the production build`, () => {
    const folder = `dist/${brand}`
    expect(existsSync(`${folder}/index.html`), `${folder} is built`).toBe(true)
    const files = globSync(`${folder}/**/*.{html,js,css,json,webmanifest,map}`)
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => TRACES.test(file) || TRACES.test(readFileSync(file, 'utf8')))).toEqual([])
    expect(globSync(`${folder}/**/*.{m3u8,m4s,mp4}`)).toEqual([])
    // A map that is named and not shipped is asked for by every open console.
    expect(files.filter((file) => readFileSync(file, 'utf8').includes('sourceMappingURL='))).toEqual([])
  })

  test(`${brand}: the folder to serve holds what a host needs, and nothing that is not for learners`, () => {
    const files = globSync('**/*', { cwd: `dist/${brand}`, withFileTypes: true }).filter((entry) => entry.isFile())
    const paths = files.map(({ parentPath, name }) => relative(`dist/${brand}`, join(parentPath, name)))
    expect(paths).toEqual(expect.arrayContaining(['version.json', 'health.txt', 'robots.txt']))
    expect(files.filter(({ name }) => /^[-.]/.test(name)).map(({ name }) => name)).toEqual([])
    expect(paths.filter((path) => /manifest\.json$|modules\.json$|base\.txt$/.test(path))).toEqual([])
    const packed = paths.filter((path) => PACKED_TYPES.includes(extname(path)))
    expect(packed.filter((path) => !paths.includes(`${path}.br`) || !paths.includes(`${path}.gz`))).toEqual([])
    const { version }: { version: string } = JSON.parse(readFileSync(`dist/${brand}/version.json`, 'utf8'))
    expect(readFileSync(`dist/${brand}/index.html`, 'utf8')).toContain(`<meta name="version" content="${version}">`)
  })
}
