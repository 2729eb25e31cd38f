import { expect, it } from 'vitest'
import { fullName } from './full-name'

it.each([
  [{ firstName: 'Vera', lastName: 'Sokolova' }, 'Vera Sokolova'],
  [{ firstName: 'Vera', lastName: '' }, 'Vera'],
  [{ firstName: '', lastName: 'Sokolova' }, 'Sokolova'],
  [undefined, ''],
])('%j is called "%s"', (person, name) => {
  expect(fullName(person)).toBe(name)
})
