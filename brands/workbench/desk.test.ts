import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadBrand } from '../check/load-brand.ts'
import { editJson } from '../check/edit-json.ts'
import { deskOf, isFromThisMachine } from './desk.ts'

const lumen = loadBrand('lumen')
let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'desk-'))
  cpSync('brands/lumen', join(dir, 'lumen'), { recursive: true })
})
afterEach(() => rmSync(dir, { recursive: true }))

const setUp = () => {
  const shown = { brand: lumen }
  const desk = deskOf(shown, dir)
  return { shown, desk, base: desk.read() }
}

it('shows a draft without faults, and saves it as it was written', () => {
  const { shown, desk, base } = setUp()
  const draft = editJson(base, [[['theme', 'radius'], 14]])
  expect(desk.tryOut(draft)).toEqual({ faults: [], maySave: true, fileFaults: [], warnings: [], notes: [] })
  expect(shown.brand.theme.radius).toBe(14)
  expect(desk.read()).toBe(base)
  expect(desk.save(draft, base)).toBe(null)
  expect(readFileSync(join(dir, 'lumen/brand.json'), 'utf8')).toBe(base.replace('"radius": 6', '"radius": 14'))
})

it('neither shows nor saves one with faults', () => {
  const { shown, desk, base } = setUp()
  const draft = editJson(base, [[['theme', 'radius'], 40]])
  expect(desk.tryOut(draft).faults).toMatchObject([{ path: '$.theme.radius', line: 57 }])
  expect(shown.brand).toBe(lumen)
  expect(desk.save(draft, base)).toBe('$.theme.radius: expected at most 24, found 40')
  expect(desk.read()).toBe(base)
})

it('tells what is seldom meant, with its line', () => {
  const { desk, base } = setUp()
  const draft = editJson(base, [[['theme', 'paper', 'chroma'], 0.1]])
  expect(desk.tryOut(draft).warnings).toMatchObject([{ path: '$.theme.paper.chroma', line: expect.any(Number) }])
})

it('shows and saves a brand whose other files have faults, and names those', () => {
  const { desk, base } = setUp()
  rmSync(join(dir, 'lumen/logo.svg'))
  const draft = editJson(base, [[['theme', 'radius'], 14]])
  expect(desk.tryOut(draft)).toMatchObject({ faults: [], fileFaults: [{ path: 'logo.svg', message: 'not found' }] })
  expect(desk.save(draft, base)).toBe(null)
})

it('saves one that has faults left, if the file had more', () => {
  const { desk, base } = setUp()
  const two = editJson(base, [
    [['theme', 'radius'], 40],
    [['supportEmail'], 'care'],
  ])
  writeFileSync(join(dir, 'lumen/brand.json'), two)
  expect(desk.tryOut(two)).toMatchObject({ faults: [{}, {}], maySave: false })
  const one = editJson(two, [[['theme', 'radius'], 14]])
  expect(desk.tryOut(one)).toMatchObject({ faults: [{ path: '$.supportEmail' }], maySave: true })
  expect(desk.save(one, two)).toBe(null)
  expect(desk.save(editJson(one, [[['name'], 'Lux']]), one)).toMatch(/^\$\.supportEmail: expected an e-mail address/)
})

it('overwrites nobody’s changes', () => {
  const { desk, base } = setUp()
  writeFileSync(join(dir, 'lumen/brand.json'), `${base}\n`)
  expect(desk.save(base.replace('Lumen', 'Lux'), base)).toContain('reload this page')
  expect(desk.read()).toBe(`${base}\n`)
})

it.each([
  [{ host: '127.0.0.1:5180', origin: 'http://127.0.0.1:5180', 'content-type': 'application/json' }, true],
  [{ host: 'localhost:5180', origin: 'http://localhost:5180', 'content-type': 'application/json' }, true],
  [{ host: '127.0.0.1:5180', origin: 'https://evil.example', 'content-type': 'application/json' }, false],
  [{ host: '127.0.0.1:5180', origin: 'http://127.0.0.1:5180', 'content-type': 'text/plain' }, false],
  [{ host: '192.168.0.7:5180', origin: 'http://192.168.0.7:5180', 'content-type': 'application/json' }, false],
  [{ host: 'evil.example', origin: 'http://evil.example', 'content-type': 'application/json' }, false],
  [{}, false],
])('takes a request with %o: %s', (headers, isTaken) => {
  expect(isFromThisMachine(headers)).toBe(isTaken)
})
