import { expect, it } from 'vitest'
import { routerBase } from './router-base.ts'

it.each(['/', '/v/', '/learn/', '/school/learn-2/'])('takes %s', (base) => {
  expect(routerBase(base)).toBe(base)
})

it.each(['learn', '/learn', 'learn/', './', '//cdn.example/', 'https://school.example/learn/', '/обучение/', '/a b/'])(
  'refuses %s, and says what it expects',
  (base) => {
    expect(() => routerBase(base)).toThrow(
      `ROUTER_BASE: expected a path with a slash at both ends such as /learn/, found "${base}"`,
    )
  },
)
