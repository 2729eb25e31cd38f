import { expect, it } from 'vitest'
import { leaveOut, type Known } from './leave-out.ts'

const NOTHING: Known = {
  tags: {},
  cases: [],
  variables: {},
  properties: {},
  marks: [],
  functions: {},
  methods: [],
  assignments: [],
}
const left = (code: string, known: Partial<Known>) => leaveOut(code, { ...NOTHING, ...known }).replace(/\s+/g, ' ')

it('leaves out cases of kinds that never exist', () => {
  const code = 'switch (node.tag) { case 1: a(); break; case 30: b(); break; default: c() }'
  expect(left(code, { tags: { Old: 30 } })).toBe('switch (node.tag) { case 1: a(); break; default: c() }')
})

it('keeps the code of a case that the one before goes on into', () => {
  const code = 'switch (node.tag) { case 1: a(); case 30: b(); break; case 2: c() }'
  expect(left(code, { tags: { Old: 30 } })).toBe('switch (node.tag) { case 1: a(); b(); break; case 2: c() }')
  const closed = 'switch (node.tag) { case 1: { a(); break } case 30: b(); case 31: c(); break; case 2: d() }'
  expect(left(closed, { tags: { Old: 30, Older: 31 } })).toBe(
    'switch (node.tag) { case 1: { a(); break } case 2: d() }',
  )
})

it('keeps the code that a case without statements goes on into', () => {
  const code = 'switch (node.tag) { case 1: case 30: b(); break; case 31: case 2: c() }'
  expect(left(code, { tags: { Old: 30, Older: 31 } })).toBe('switch (node.tag) { case 1: b(); break; case 2: c() }')
})

it('keeps the names of variables that are declared in a case that is left out', () => {
  const code = 'function f(node) { switch (node.tag) { case 30: var a = 1, b; g(); break; case 1: a = 2; h(a) } }'
  expect(left(code, { tags: { Old: 30 } })).toBe(
    'function f(node) {var a;var b; switch (node.tag) { case 1: a = 2; h(a) } }',
  )
})

it('decides comparisons of the kind, not of other numbers', () => {
  const code = 'a = 30 === node.tag; b = node.tag !== 30; c = 30 === tag; d = 30 === count; e = 5 === node.tag'
  expect(left(code, { tags: { Old: 30 } })).toBe('a = false; b = true; c = false; d = 30 === count; e = 5 === node.tag')
})

it('leaves out cases by the name of their constant', () => {
  const code = 'switch (type) { case OLD: a(); break; case NEW: b() }'
  expect(left(code, { cases: ['OLD'] })).toBe('switch (type) { case NEW: b() }')
})

it('knows the value of a variable, but not of a parameter or a property of its name', () => {
  const code = 'var on = true; function f(on) { return on } function g() { on = true; return on && x.on } h({ on: 1 })'
  expect(left(code, { variables: { on: 'false' } })).toBe(
    'var on = true; function f(on) { return on } function g() { on = true; return false && x.on } h({ on: 1 })',
  )
})

it('gives what is only compared another value', () => {
  const code = 'var Mark = Error(text(460)), other = Error(1); throw Mark; Mark = other'
  expect(left(code, { marks: ['Mark'] })).toBe('var Mark = {}, other = Error(1); throw Mark; Mark = other')
})

it('refuses a variable that is a local name, too', () => {
  const code = 'var on = true; function f() { var on = 1; return on }'
  expect(() => left(code, { variables: { on: 'false' } })).toThrow('on is a local name, too')
})

it('knows the value of a property where it is read', () => {
  const code = 'x.dry = y.dry; if (x.state.dry) f(x["dry"])'
  expect(left(code, { properties: { dry: 'null' } })).toBe('x.dry = null; if (null) f(x["dry"])')
})

it('leaves out what functions do, methods and assignments', () => {
  const code =
    'function f(a) { g(a) } function h() { return g() } k = { a: f, b() {}, c: h }; exports.x = f; X.prototype.y = h; z()'
  expect(
    left(code, { functions: { f: '', h: '!1' }, methods: ['a', 'b'], assignments: ['exports.x', 'X.prototype'] }),
  ).toBe('function f(a) {} function h() {return !1} k = { c: h }; z()')
})

it('names what it did not find', () => {
  expect(() => left('f()', { tags: { Old: 30 }, functions: { g: '' }, methods: ['m'] })).toThrow('not found: Old, g, m')
  expect(() => left('f(', {})).toThrow(/expect/i)
})
